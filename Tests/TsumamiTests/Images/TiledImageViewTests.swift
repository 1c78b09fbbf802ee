import Foundation
import Testing
import TouchKit
import TouchTesting

@testable import Tsumami

/// A server of tiles that answers when it is told to.
final class TileServer {
  private(set) var coming: [ImageTile] = []
  private(set) var held: Set<ImageTile> = []
  private(set) var asked = 0
  private(set) var mostComing = 0
  var cannotHave: (ImageTile) -> Bool = { _ in false }

  func connect(_ view: TiledImageView) {
    view.loadTile = { [unowned self] tile in
      #expect(!coming.contains(tile) && !held.contains(tile), "\(tile) is asked for twice")
      coming.append(tile)
      asked += 1
      mostComing = max(mostComing, coming.count)
    }
    view.releaseTile = { [unowned self] tile in
      if let place = coming.firstIndex(of: tile) {
        coming.remove(at: place)
      } else {
        #expect(held.remove(tile) != nil, "\(tile) was never asked for")
      }
    }
  }

  func answer(_ count: Int, to view: TiledImageView) {
    for _ in 0..<count where !coming.isEmpty {
      let tile = coming.removeFirst()
      let isMissing = cannotHave(tile)
      if !isMissing { held.insert(tile) }
      view.show(
        isMissing ? nil : UIImage(source: 1, size: CGSize(width: 512, height: 512)), for: tile)
    }
  }
}

@Suite struct TiledImageViewTests {
  let tester = TouchTester()
  let view = ZoomableImageView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let tiles = TiledImageView(frame: .zero)
  let server = TileServer()
  let pyramid = ImagePyramid(width: 20_000, height: 20_000)

  init() {
    tester.window.displayScale = 2
    tester.view.addSubview(view)
    server.connect(tiles)
    tiles.pyramid = pyramid
    tiles.backdropScale = 0.1
    view.largestPixel = 1
    view.tiledImageView = tiles
    view.show(
      placeholder: UIImage(source: 0, size: CGSize(width: 2000, height: 2000)),
      size: CGSize(width: 20_000, height: 20_000))
    tester.advance(by: 0.02)
  }

  private var shown: [ImageTile] {
    tiles.tiles.compactMap { if case .there = $0.value { $0.key } else { nil } }
  }

  /// How sharp a point of the window is, 1 where it could not be sharper: the pixels of the finest tile there, or of what lies below,
  /// for those of the screen.
  private func sharpness(at point: CGPoint) -> CGFloat {
    let place = tiles.convert(point, from: nil)
    guard tiles.bounds.contains(place) else { return 1 }
    // No pixel of the picture is ever too few pixels.
    let needed = min(1, view.scrollView.zoomScale * 2)
    let levels = shown.filter { pyramid.area(of: $0).contains(place) }.map(\.level)
    let pixels = levels.min().map { 1 / CGFloat(1 << $0) } ?? tiles.backdropScale
    return min(1, pixels * 1.125 / needed)
  }

  private var samples: [CGPoint] {
    stride(from: 5, to: 320, by: 31).flatMap { x in
      stride(from: 5, to: 480, by: 31).map { CGPoint(x: x, y: $0) }
    }
  }

  private func settle() {
    tester.settle()
    while !server.coming.isEmpty { server.answer(1, to: tiles) }
  }

  @Test func `A picture that is shown whole over a form that is sharp enough asks for nothing`() {
    #expect(server.asked == 0 && tiles.isComplete)
    tiles.backdropScale = 0
    #expect(server.coming.first?.level == pyramid.level(for: view.scrollView.zoomScale * 2))
  }

  @Test
  func `Zoomed in, what is visible is asked for first, from the middle on, and so many at a time`()
  {
    view.zoom(to: 0.5, at: CGPoint(x: 160, y: 240), animated: false)
    // 640 × 960 pixels in the middle of 20,000: tiles 18 to 20.
    #expect(server.coming.count == 8)
    #expect(server.coming.allSatisfy { $0.level == 0 && (18...20).contains($0.column) })
    #expect(server.coming.first == ImageTile(level: 0, column: 19, row: 19))
    #expect(!tiles.isComplete)
    settle()
    #expect(tiles.isComplete && server.mostComing == 8)
    #expect(samples.allSatisfy { sharpness(at: $0) == 1 })
    #expect(server.held == Set(shown))
  }

  @Test func `Tiles lie where their pixels are, fine ones over coarse ones`() {
    view.zoom(to: 0.25, at: CGPoint(x: 160, y: 240), animated: false)
    settle()
    view.zoom(to: 0.5, at: CGPoint(x: 160, y: 240), animated: false)
    settle()
    #expect(Set(shown.map(\.level)) == [0, 1])
    for (tile, state) in tiles.tiles {
      guard case .there(let image) = state else { continue }
      #expect(image.frame == pyramid.area(of: tile))
    }
    let levels = tiles.subviews.map { $0.frame.width > 512 ? 1 : 0 }
    #expect(levels == levels.sorted(by: >))
  }

  @Test func `What has left the screen before it was there is called off`() {
    view.zoom(to: 0.5, at: CGPoint(x: 160, y: 240), animated: false)
    server.answer(3, to: tiles)
    view.scrollView.contentOffset = CGPoint(x: 100, y: 100)
    #expect(server.coming.allSatisfy { $0.column < 6 && $0.row < 6 })
    #expect(server.held.isEmpty && server.coming.count == 6)
    // An answer that comes too late.
    tiles.show(
      UIImage(source: 9, size: CGSize(width: 1, height: 1)),
      for: ImageTile(level: 0, column: 19, row: 19))
    #expect(shown.isEmpty)
  }

  @Test func `A tile that cannot be had is not asked for again, and keeps nothing up`() {
    server.cannotHave = { $0.column == 19 }
    view.zoom(to: 0.5, at: CGPoint(x: 160, y: 240), animated: false)
    settle()
    #expect(tiles.isComplete)
    let asked = server.asked
    view.scrollView.contentOffset.x += 5000
    settle()
    view.scrollView.contentOffset.x -= 5000
    settle()
    #expect(tiles.isComplete && !shown.contains { $0.column == 19 })
    #expect(server.asked > asked)
    tiles.pyramid = nil
    #expect(server.held.isEmpty && server.coming.isEmpty && tiles.subviews.isEmpty)
  }

  @Test func `Another picture lets go of everything of the one before`() {
    view.zoom(to: 0.5, at: CGPoint(x: 160, y: 240), animated: false)
    server.answer(2, to: tiles)
    tiles.pyramid = nil
    #expect(server.held.isEmpty && server.coming.isEmpty && tiles.subviews.isEmpty)
    view.show(placeholder: nil, size: CGSize(width: 9000, height: 6000))
    tiles.pyramid = ImagePyramid(width: 9000, height: 6000)
    settle()
    #expect(tiles.isComplete)
    view.tiledImageView = nil
    #expect(tiles.superview == nil)
  }

  @Test func `An answer that comes at once is shown at once`() {
    var count = 0
    tiles.loadTile = { [unowned tiles] in
      count += 1
      tiles.show(UIImage(source: 1, size: CGSize(width: 512, height: 512)), for: $0)
    }
    tiles.releaseTile = { _ in count -= 1 }
    view.zoom(to: 0.5, at: CGPoint(x: 160, y: 240), animated: false)
    #expect(tiles.isComplete && shown.count == count)
  }

  /// Random fingers, and a server that answers a little at a time.
  @Test(arguments: 1...24) func `Nothing on the screen becomes less sharp than it could stay`(
    seed: UInt64
  ) {
    var random = SplitMix64(seed: seed)
    tester.advance(by: 0.1)
    // 640 × 960 pixels: 5 × 6 tiles of a level with the margin where each is drawn as small as it gets.
    let most = 6 * 8
    var before: [CGFloat] = []
    func check() {
      #expect(server.mostComing <= 8)
      #expect(server.held == Set(shown))
      #expect(shown.count + server.coming.count <= most * 4, "\(shown.count)")
    }
    for _ in 0..<12 {
      let point = CGPoint(
        x: CGFloat.random(in: 60...260, using: &random),
        y: CGFloat.random(in: 100...380, using: &random))
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        let isInward = Bool.random(using: &random)
        tester.pinch(at: point, from: isInward ? 40 : 200, to: isInward ? 200 : 40, over: 0.2)
      case 1:
        tester.drag(from: point, to: CGPoint(x: 160, y: 240), over: 0.06)
      case 2:
        tester.finger().tap(at: point)
        tester.advance(by: 0.08)
        tester.finger().tap(at: point)
      default:
        // Caught in the middle of what the others began.
        let finger = tester.finger(downAt: point)
        finger.drag(to: CGPoint(x: point.x + 20, y: point.y - 30), over: 0.1)
        finger.up()
      }
      for _ in 0..<Int.random(in: 0...20, using: &random) {
        tester.advance(by: 1.0 / 60)
        before = samples.map(sharpness)
        server.answer(Int.random(in: 0...3, using: &random), to: tiles)
        // The picture has not moved: only tiles have come, and others have gone for them.
        for (point, old) in zip(samples, before) {
          #expect(sharpness(at: point) >= old - 1e-9, "\(point)")
        }
        check()
      }
    }
    settle()
    check()
    #expect(tiles.isComplete)
    #expect(samples.allSatisfy { sharpness(at: $0) == 1 })
    tiles.pyramid = nil
    #expect(server.held.isEmpty && server.coming.isEmpty && tiles.subviews.isEmpty)
  }

  @Test func `Zooming out step by step, what was sharp stays until the coarser tiles are there`() {
    view.zoom(to: 0.5, at: CGPoint(x: 160, y: 240), animated: false)
    settle()
    let middle = CGPoint(x: 160, y: 240)
    for scale in stride(from: 0.5, to: 0.14, by: -0.01) {
      view.zoom(to: scale, at: middle, animated: false)
      #expect(sharpness(at: middle) == 1, "\(scale)")
      if Int(scale * 100) % 7 == 0 { settle() }
    }
  }
}
