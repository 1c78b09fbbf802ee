import Foundation
import Testing
import TouchKit

/// The article about the thresholds says of each what it is, and whether that is known or chosen.
@Suite struct NumberTests {
  private struct Row: Equatable, CustomStringConvertible {
    let name: String
    let value: [Double]
    let source: String

    var description: String {
      "\(name) = \(value), \(source)"
    }
  }

  @Test func `The documented numbers are the constants, all of them, in their order`() throws {
    let article = try Documents.text("Sources/TouchKit/Documentation.docc/Numbers.md")
    let documented = MarkdownTable(in: article, from: "constant").rows.map {
      Row(name: $0[0].plain, value: Self.numbers($0[1]), source: $0[3])
    }
    let actual = try Self.sources().map { name, source in
      Row(name: name, value: (Self.values[name] ?? []).map(Self.rounded), source: source)
    }
    for row in actual where !documented.contains(row) {
      Issue.record("Constants.swift has \(row). Numbers.md, or NumberTests.values, has not.")
    }
    for row in documented where !actual.contains(row) {
      Issue.record("Numbers.md has \(row). Constants.swift has not.")
    }
    #expect(documented.map(\.name) == actual.map(\.name))
    #expect(Self.values.count == actual.count)
  }

  // 10,000 · 0.5 is two numbers.
  private static func numbers(_ cell: String) -> [Double] {
    cell.filter { $0 != "," }.components(separatedBy: " · ").map { rounded(Double($0) ?? .nan) }
  }

  // To the four digits that people want to read.
  private static func rounded(_ value: Double) -> Double {
    Double(String(format: "%.4g", value)) ?? value
  }

  /// The constants in the order of their source, with the word of it that says who knows.
  private static func sources() throws -> [(name: String, source: String)] {
    var found: [(String, String)] = []
    var comment = ""
    let source = try Documents.text("Sources/TouchKit/Constants.swift")
    for line in source.split(separator: "\n").map({ $0.drop { $0 == " " } }) {
      if line.hasPrefix("///") {
        comment += line
      } else {
        if let name = line.wholeMatch(of: /public static let (\w+).*/)?.1 {
          let word = comment.firstMatch(of: /Documented|Observed|Measured|Ours/)?.0
          found.append((String(name), word?.lowercased() ?? ""))
        }
        comment = ""
      }
    }
    return found
  }

  private static let values: [String: [Double]] = [
    "multiTapInterval": [Constants.multiTapInterval],
    "multiTapDistance": [Constants.multiTapDistance],
    "tapMovement": [Constants.tapMovement],
    "tapDuration": [Constants.tapDuration],
    "multiTouchInterval": [Constants.multiTouchInterval],
    "panHysteresis": [Constants.panHysteresis],
    "pinchHysteresis": [Constants.pinchHysteresis],
    "smallestPinchSpan": [Constants.smallestPinchSpan],
    "rotationHysteresis": [Constants.rotationHysteresis],
    "longPressDuration": [Constants.longPressDuration],
    "longPressMovement": [Constants.longPressMovement],
    "swipeDistance": [Constants.swipeDistance],
    "swipeDistanceDecay": [Constants.swipeDistanceDecay],
    "swipeDeviation": [Constants.swipeDeviation],
    "swipeDeviationDecay": [Constants.swipeDeviationDecay],
    "swipeDuration": [Constants.swipeDuration],
    "swipeReturn": [Constants.swipeReturn],
    "screenEdge": [Constants.screenEdge],
    "velocityWindow": [Constants.velocityWindow],
    "velocityRest": [Constants.velocityRest],
    "predictionHorizon": [Constants.predictionHorizon],
    "idleGesture": [Constants.idleGesture],
    "simultaneousTouches": [Double(Constants.simultaneousTouches)],
    "largestForce": [Constants.largestForce],
    "largestCoordinate": [Constants.largestCoordinate],
    "latestTime": [Constants.latestTime],
    "normalDecelerationRate": [Constants.normalDecelerationRate],
    "fastDecelerationRate": [Constants.fastDecelerationRate],
    "decelerationStop": [Constants.decelerationStop],
    "decelerationDelay": [Constants.decelerationDelay],
    "rubberBand": [Constants.rubberBand],
    "bounceRates": [Constants.bounceRates.a, Constants.bounceRates.b],
    "bounceRest": [Constants.bounceRest],
    "bounceFrequency": [Constants.bounceFrequency],
    "pageFrequency": [Constants.pageFrequency],
    "pageVelocity": [Constants.pageVelocity],
    "springRest": [Constants.springRest],
    "carriedMomentum": [
      Constants.carriedMomentum.factor, Constants.carriedMomentum.exponent,
      Constants.carriedMomentum.limit,
    ],
    "momentumCarryTime": [Constants.momentumCarryTime],
    "catchSpeed": [Constants.catchSpeed],
    "caughtPanHysteresis": [Constants.caughtPanHysteresis],
    "directionalLock": [Constants.directionalLock],
    "contentTouchDelay": [Constants.contentTouchDelay],
    "pinchMomentum": [Constants.pinchMomentum],
    "fastestPinch": [Constants.fastestPinch],
    "pinchLiftTime": [Constants.pinchLiftTime],
    "pointsPerScaleFold": [Constants.pointsPerScaleFold],
    "scrollPause": [Constants.scrollPause],
    "wheelNotch": [Constants.wheelNotch],
    "lineHeight": [Constants.lineHeight],
    "keyScroll": [Constants.keyScroll],
    "keyZoom": [Constants.keyZoom],
    "indicatorDelay": [Constants.indicatorDelay],
    "indicatorFade": [Constants.indicatorFade],
    "zoomFrequency": [Constants.zoomFrequency],
    "hysteresisMakeUp": [Constants.hysteresisMakeUp],
    "refreshPull": [Constants.refreshPull],
    "refreshHeight": [Constants.refreshHeight],
    "refreshTurn": [Constants.refreshTurn],
    "movementScrollZone": [Constants.movementScrollZone],
    "movementScrollVelocity": [Constants.movementScrollVelocity],
    "movementLongestFrame": [Constants.movementLongestFrame],
    "transitionFrequency": [Constants.transitionFrequency],
    "updateFrequency": [Constants.updateFrequency],
    "indentation": [Constants.indentation],
    "transitionRest": [Constants.transitionRest],
    "transitionFade": [Constants.transitionFade],
    "transitionMargin": [Constants.transitionMargin],
    "swipeFrequency": [Constants.swipeFrequency],
    "swipeForesight": [Constants.swipeForesight],
    "fullSwipe": [Constants.fullSwipe],
    "swipeButtonWidth": [Constants.swipeButtonWidth],
    "presentation": [Constants.presentation],
    "presentationFrequency": [Constants.presentationFrequency],
    "presentationForesight": [Constants.presentationForesight],
    "sheetGap": [Constants.sheetGap],
    "sheetCorner": [Constants.sheetCorner],
    "sheetWidth": [Constants.sheetWidth],
    "navigationParallax": [Constants.navigationParallax],
    "navigationShade": [Constants.navigationShade],
    "navigationBar": [Constants.navigationBar],
    "barButtonWidth": [Constants.barButtonWidth],
    "navigationBarHiding": [CGFloat(Constants.navigationBarHiding)],
    "displayFrame": [Constants.displayFrame],
    "longestDisplayFrame": [Constants.longestDisplayFrame],
    "gravityUnit": [Constants.gravityUnit],
    "pushUnit": [Constants.pushUnit],
    "snapFrequency": [Constants.snapFrequency],
    "snapDamping": [Constants.snapDamping],
    "plainElasticity": [Constants.plainElasticity],
    "plainFriction": [Constants.plainFriction],
    "plainAngularResistance": [Constants.plainAngularResistance],
    "slowestBounce": [Constants.slowestBounce],
    "dynamicRestDistance": [Constants.dynamicRestDistance],
    "dynamicRestTurn": [Constants.dynamicRestTurn],
    "dynamicRestTime": [Constants.dynamicRestTime],
    "readableWidth": [Constants.readableWidth],
    "layerAnimationDuration": [CGFloat(Constants.layerAnimationDuration)],
    "controlSlop": [Constants.controlSlop],
    "sliderSlop": [Constants.sliderSlop],
    "paleButton": [Constants.paleButton],
    "smallestTouchableAlpha": [Constants.smallestTouchableAlpha],
  ]
}
