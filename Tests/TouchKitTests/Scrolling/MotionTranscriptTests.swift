import Testing
import TouchKit
import TouchTesting

/// Where content is in each frame, from the touch-down to its rest, and what the delegate hears meanwhile.
@Suite struct MotionTranscriptTests {
  private func list() -> ScrollRig {
    let rig = ScrollRig(content: CGSize(width: 320, height: 4000))
    rig.writesMovement = true
    rig.scrollView.decelerationRate = .fast
    return rig
  }

  private func expect(
    _ rig: ScrollRig, _ expected: String, _ location: SourceLocation = #_sourceLocation
  ) {
    rig.tester.settle()
    let difference = rig.tester.transcript.difference(from: expected)
    #expect(difference == nil, sourceLocation: location)
  }

  @Test func `A short fast fling`() {
    let rig = list()
    let finger = rig.tester.finger(downAt: CGPoint(x: 100, y: 400))
    finger.drag(to: CGPoint(x: 100, y: 370), over: 0.05)
    finger.up()
    expect(
      rig,
      """
      0.017 will drag tracking dragging
      0.033 0.0 10.0 tracking dragging
      0.050 0.0 20.0 tracking dragging
      0.050 will end to 0.0 78.5 dragging
      0.050 did end drag true decelerating
      0.050 will decelerate decelerating
      0.067 0.0 28.93 decelerating
      0.083 0.0 36.72 decelerating
      0.100 0.0 43.3 decelerating
      0.117 0.0 48.87 decelerating
      0.133 0.0 53.58 decelerating
      0.150 0.0 57.56 decelerating
      0.167 0.0 60.93 decelerating
      0.183 0.0 63.78 decelerating
      0.200 0.0 66.19 decelerating
      0.217 0.0 68.22 decelerating
      0.233 0.0 69.95 decelerating
      0.250 0.0 71.41 decelerating
      0.267 0.0 72.64 decelerating
      0.283 0.0 73.68 decelerating
      0.300 0.0 74.56 decelerating
      0.317 0.0 75.31 decelerating
      0.333 0.0 75.94 decelerating
      0.350 0.0 76.47 decelerating
      0.367 0.0 76.93 decelerating
      0.383 0.0 77.31 decelerating
      0.400 0.0 77.63 decelerating
      0.417 0.0 77.9 decelerating
      0.433 0.0 78.13 decelerating
      0.450 0.0 78.33 decelerating
      0.467 0.0 78.49 decelerating
      0.483 0.0 78.5 decelerating
      0.483 did decelerate
      """)
  }

  @Test func `A pull beyond the edge, and back`() {
    let rig = list()
    let finger = rig.tester.finger(downAt: CGPoint(x: 100, y: 100))
    finger.drag(to: CGPoint(x: 100, y: 160), over: 0.1)
    rig.tester.advance(by: 0.1)
    finger.up()
    expect(
      rig,
      """
      0.017 will drag tracking dragging
      0.033 0.0 -5.44 tracking dragging
      0.050 0.0 -10.75 tracking dragging
      0.067 0.0 -15.95 tracking dragging
      0.083 0.0 -21.04 tracking dragging
      0.100 0.0 -26.01 tracking dragging
      0.200 will end to 0.0 0.0 dragging
      0.200 did end drag true decelerating
      0.200 will decelerate decelerating
      0.217 0.0 -22.12 decelerating
      0.233 0.0 -18.72 decelerating
      0.250 0.0 -15.85 decelerating
      0.267 0.0 -13.41 decelerating
      0.283 0.0 -11.35 decelerating
      0.300 0.0 -9.61 decelerating
      0.317 0.0 -8.14 decelerating
      0.333 0.0 -6.89 decelerating
      0.350 0.0 -5.83 decelerating
      0.367 0.0 -4.93 decelerating
      0.383 0.0 -4.18 decelerating
      0.400 0.0 -3.54 decelerating
      0.417 0.0 -2.99 decelerating
      0.433 0.0 -2.53 decelerating
      0.450 0.0 -2.14 decelerating
      0.467 0.0 -1.82 decelerating
      0.483 0.0 -1.54 decelerating
      0.500 0.0 -1.3 decelerating
      0.517 0.0 -1.1 decelerating
      0.533 0.0 -0.93 decelerating
      0.550 0.0 -0.79 decelerating
      0.567 0.0 -0.67 decelerating
      0.583 0.0 -0.57 decelerating
      0.600 0.0 0.0 decelerating
      0.600 did decelerate
      """)
  }

  @Test func `A page`() {
    let rig = ScrollRig(content: CGSize(width: 960, height: 480))
    rig.writesMovement = true
    rig.scrollView.isPagingEnabled = true
    let finger = rig.tester.finger(downAt: CGPoint(x: 200, y: 100))
    finger.drag(to: CGPoint(x: 140, y: 100), over: 0.05)
    finger.up()
    expect(
      rig,
      """
      0.017 will drag tracking dragging
      0.017 10.0 0.0 tracking dragging
      0.033 30.0 0.0 tracking dragging
      0.050 50.0 0.0 tracking dragging
      0.050 will end to 320.0 0.0 dragging
      0.050 did end drag true decelerating
      0.050 will decelerate decelerating
      0.067 70.51 0.0 decelerating
      0.083 92.82 0.0 decelerating
      0.100 115.24 0.0 decelerating
      0.117 137.0 0.0 decelerating
      0.133 157.6 0.0 decelerating
      0.150 176.74 0.0 decelerating
      0.167 194.28 0.0 decelerating
      0.183 210.17 0.0 decelerating
      0.200 224.42 0.0 decelerating
      0.217 237.12 0.0 decelerating
      0.233 248.36 0.0 decelerating
      0.250 258.24 0.0 decelerating
      0.267 266.9 0.0 decelerating
      0.283 274.45 0.0 decelerating
      0.300 281.0 0.0 decelerating
      0.317 286.68 0.0 decelerating
      0.333 291.58 0.0 decelerating
      0.350 295.8 0.0 decelerating
      0.367 299.42 0.0 decelerating
      0.383 302.52 0.0 decelerating
      0.400 305.18 0.0 decelerating
      0.417 307.45 0.0 decelerating
      0.433 309.38 0.0 decelerating
      0.450 311.02 0.0 decelerating
      0.467 312.42 0.0 decelerating
      0.483 313.6 0.0 decelerating
      0.500 314.61 0.0 decelerating
      0.517 315.46 0.0 decelerating
      0.533 316.18 0.0 decelerating
      0.550 316.79 0.0 decelerating
      0.567 317.3 0.0 decelerating
      0.583 317.73 0.0 decelerating
      0.600 318.1 0.0 decelerating
      0.617 318.4 0.0 decelerating
      0.633 318.66 0.0 decelerating
      0.650 318.88 0.0 decelerating
      0.667 319.06 0.0 decelerating
      0.683 319.21 0.0 decelerating
      0.700 319.34 0.0 decelerating
      0.717 319.45 0.0 decelerating
      0.733 319.54 0.0 decelerating
      0.750 319.62 0.0 decelerating
      0.767 319.68 0.0 decelerating
      0.783 319.73 0.0 decelerating
      0.800 319.78 0.0 decelerating
      0.817 319.81 0.0 decelerating
      0.833 319.84 0.0 decelerating
      0.850 319.87 0.0 decelerating
      0.867 319.89 0.0 decelerating
      0.883 320.0 0.0 decelerating
      0.883 did decelerate
      """)
  }

  @Test func `A pinch beyond the limit, and back`() {
    let rig = ScrollRig(content: CGSize(width: 320, height: 480)).zoomable(from: 1, to: 2)
    rig.writesMovement = true
    let a = rig.tester.finger(downAt: CGPoint(x: 140, y: 240))
    let b = rig.tester.finger(downAt: CGPoint(x: 180, y: 240))
    for _ in 0..<5 {
      rig.tester.advance(by: 1.0 / 60)
      rig.tester.together {
        a.move(by: -12, 0)
        b.move(by: 12, 0)
      }
    }
    rig.tester.advance(by: 0.05)
    rig.tester.together {
      a.up()
      b.up()
    }
    expect(
      rig,
      """
      0.017 will zoom tracking zooming
      0.017 71.34 107.02 ×1.45 tracking zooming
      0.033 175.98 263.97 ×2.1 tracking zooming
      0.050 210.33 315.49 ×2.31 tracking zooming
      0.067 232.95 349.43 ×2.46 tracking zooming
      0.083 249.23 373.84 ×2.56 tracking zooming
      0.150 246.24 369.36 ×2.54 zooming bouncing
      0.167 239.24 358.86 ×2.5 zooming bouncing
      0.183 230.43 345.64 ×2.44 zooming bouncing
      0.200 221.17 331.76 ×2.38 zooming bouncing
      0.217 212.26 318.39 ×2.33 zooming bouncing
      0.233 204.1 306.15 ×2.28 zooming bouncing
      0.250 196.86 295.29 ×2.23 zooming bouncing
      0.267 190.58 285.88 ×2.19 zooming bouncing
      0.283 185.22 277.83 ×2.16 zooming bouncing
      0.300 180.69 271.04 ×2.13 zooming bouncing
      0.317 176.91 265.36 ×2.11 zooming bouncing
      0.333 173.76 260.64 ×2.09 zooming bouncing
      0.350 171.17 256.75 ×2.07 zooming bouncing
      0.367 169.03 253.55 ×2.06 zooming bouncing
      0.383 167.29 250.93 ×2.05 zooming bouncing
      0.400 165.87 248.8 ×2.04 zooming bouncing
      0.417 164.71 247.07 ×2.03 zooming bouncing
      0.433 163.78 245.67 ×2.02 zooming bouncing
      0.450 163.02 244.54 ×2.02 zooming bouncing
      0.467 162.42 243.62 ×2.02 zooming bouncing
      0.483 161.93 242.89 ×2.01 zooming bouncing
      0.500 161.53 242.3 ×2.01 zooming bouncing
      0.517 161.22 241.83 ×2.01 zooming bouncing
      0.533 160.97 241.45 ×2.01 zooming bouncing
      0.550 160.77 241.15 ×2.0 zooming bouncing
      0.567 160.61 240.91 ×2.0 zooming bouncing
      0.583 160.48 240.72 ×2.0 zooming bouncing
      0.600 160.38 240.57 ×2.0 zooming bouncing
      0.617 160.3 240.45 ×2.0 zooming bouncing
      0.633 160.24 240.36 ×2.0 zooming bouncing
      0.650 160.19 240.28 ×2.0 zooming bouncing
      0.667 160.15 240.22 ×2.0 zooming bouncing
      0.683 160.12 240.17 ×2.0 zooming bouncing
      0.700 160.09 240.14 ×2.0 zooming bouncing
      0.717 160.07 240.11 ×2.0 zooming bouncing
      0.733 160.0 240.0 ×2.0 zooming
      0.733 did zoom 2.0
      """)
  }

  @Test func `An animated zoom to a rectangle`() {
    let rig = ScrollRig(content: CGSize(width: 320, height: 480)).zoomable(from: 1, to: 4)
    rig.writesMovement = true
    rig.scrollView.zoom(to: CGRect(x: 0, y: 120, width: 160, height: 240), animated: true)
    expect(
      rig,
      """
      0.000 will zoom zooming
      0.017 0.0 5.01 ×1.02 zooming
      0.033 0.0 17.31 ×1.07 zooming
      0.050 0.0 34.01 ×1.14 zooming
      0.067 0.0 53.18 ×1.22 zooming
      0.083 0.0 73.39 ×1.31 zooming
      0.100 0.0 93.6 ×1.39 zooming
      0.117 0.0 113.02 ×1.47 zooming
      0.133 0.0 131.13 ×1.55 zooming
      0.150 0.0 147.61 ×1.62 zooming
      0.167 0.0 162.3 ×1.68 zooming
      0.183 0.0 175.17 ×1.73 zooming
      0.200 0.0 186.29 ×1.78 zooming
      0.217 0.0 195.77 ×1.82 zooming
      0.233 0.0 203.78 ×1.85 zooming
      0.250 0.0 210.48 ×1.88 zooming
      0.267 0.0 216.04 ×1.9 zooming
      0.283 0.0 220.62 ×1.92 zooming
      0.300 0.0 224.38 ×1.93 zooming
      0.317 0.0 227.44 ×1.95 zooming
      0.333 0.0 229.93 ×1.96 zooming
      0.350 0.0 231.95 ×1.97 zooming
      0.367 0.0 233.57 ×1.97 zooming
      0.383 0.0 234.88 ×1.98 zooming
      0.400 0.0 235.93 ×1.98 zooming
      0.417 0.0 236.76 ×1.99 zooming
      0.433 0.0 237.43 ×1.99 zooming
      0.450 0.0 237.97 ×1.99 zooming
      0.467 0.0 238.39 ×1.99 zooming
      0.483 0.0 238.73 ×1.99 zooming
      0.500 0.0 239.0 ×2.0 zooming
      0.517 0.0 239.21 ×2.0 zooming
      0.533 0.0 239.38 ×2.0 zooming
      0.550 0.0 239.51 ×2.0 zooming
      0.567 0.0 239.61 ×2.0 zooming
      0.583 0.0 239.7 ×2.0 zooming
      0.600 0.0 239.76 ×2.0 zooming
      0.617 0.0 239.81 ×2.0 zooming
      0.633 0.0 239.85 ×2.0 zooming
      0.650 0.0 239.88 ×2.0 zooming
      0.667 0.0 240.0 ×2.0 zooming
      0.667 did zoom 2.0
      """)
  }
}
