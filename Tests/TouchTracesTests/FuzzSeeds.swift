import TouchKit
import TouchTraces

/// Small valid inputs of every format, to start from.
enum FuzzSeeds {
  static func inputs(_ format: TraceFormat) throws -> [[UInt8]] {
    switch format {
    case .trace: [Array(try pinch.text().utf8)]
    case .evemu: [Array(pinch.exported(as: .evemu).utf8), typeA]
    case .webDriver: [Array(pinch.exported(as: .webDriver).utf8), webDriver]
    case .libinputRecord: [libinput]
    case .getevent: [getevent]
    case .pointerCSV: [csv]
    case .inputEvent64: [InputEventBytes(wide: true).bytes(InputEventBytes.tap)]
    case .inputEvent32: [InputEventBytes(wide: false).bytes(InputEventBytes.tap)]
    }
  }

  /// Two fingers that move apart, and a pencil.
  static let pinch: TouchTrace = {
    var trace = TouchTrace(
      header: TraceHeader(size: CGSize(width: 320, height: 480), scale: 2, source: "a \"pinch\""))
    for step in 0...4 {
      let phase: UITouch.Phase = step == 0 ? .began : step == 4 ? .ended : .moved
      for id in 0...1 {
        trace.samples.append(
          TouchSample(
            id: id, phase: phase,
            location: CGPoint(x: 160.25 + Double((2 * id - 1) * step * 10), y: 240),
            timestamp: Double(step) / 60, force: 0.5, radius: 7))
      }
    }
    let pencil = TouchSample(
      id: 0, phase: .began, location: .zero, timestamp: 1, kind: .pencil, altitude: 0.5, azimuth: 1)
    trace.samples.append(pencil)
    trace.samples.append(
      TouchSample(id: 0, phase: .cancelled, location: .zero, timestamp: 2, kind: .pencil))
    return trace
  }()

  private static let typeA = Array(
    """
    N: A screen
    A: 35 0 319 0 0 0
    A: 36 0 479 0 0 10
    A: 3a 0 255 0 0 0
    E: 1.000000 0003 0035 10
    E: 1.000000 0003 0036 20
    E: 1.000000 0000 0002 0
    E: 1.000000 0003 0035 110
    E: 1.000000 0003 0036 120
    E: 1.000000 0003 003a 50
    E: 1.000000 0000 0002 0
    E: 1.000000 0000 0000 0
    E: 1.016000 0003 0035 111
    E: 1.016000 0003 0036 121
    E: 1.016000 0000 0002 0
    E: 1.016000 0000 0000 0
    E: 1.032000 0001 014a 0
    E: 1.032000 0000 0000 0
    """.utf8)

  private static let libinput = Array(
    """
    # libinput record
    version: 1
    devices:
    - node: /dev/input/event9
      evdev:
        name: "A screen"
        absinfo:
          53: [0, 639, 0, 0, 20]
          54: [0, 1279, 0, 0, 20]
      events:
      - evdev:
        - [  3, 999000,   3,  57,    1420] # EV_ABS / ABS_MT_TRACKING_ID   1420
        - [  3, 999000,   3,  53,     100] # EV_ABS / ABS_MT_POSITION_X     100
        - [  3, 999000,   3,  54,     200] # EV_ABS / ABS_MT_POSITION_Y     200
        - [  3, 999000,   0,   0,       0] # ------------ SYN_REPORT (0) ---------- +0ms
        - [  4,   9000,   3,  57,      -1] # EV_ABS / ABS_MT_TRACKING_ID     -1
        - [  4,   9000,   0,   0,       0] # ------------ SYN_REPORT (0) ---------- +10ms
    """.utf8)

  private static let getevent = Array(
    """
    add device 2: /dev/input/event2
      name:     "touch"
        ABS (0003): ABS_MT_POSITION_X     : value 0, min 0, max 639, fuzz 0, flat 0, resolution 0
                    ABS_MT_POSITION_Y     : value 0, min 0, max 1279, fuzz 0, flat 0, resolution 0
    [     100.100000] /dev/input/event2: EV_ABS       ABS_MT_TRACKING_ID   00000082            \r
    [     100.100000] /dev/input/event2: EV_ABS       ABS_MT_POSITION_X    00000064            \r
    [     100.100000] /dev/input/event2: EV_ABS       ABS_MT_POSITION_Y    000000c8            \r
    [     100.100000] /dev/input/event2: EV_KEY       BTN_TOUCH            DOWN                \r
    [     100.100000] /dev/input/event2: EV_SYN       SYN_REPORT           00000000            \r
    [     100.200000] /dev/input/event2: 0003 0039 ffffffff            \r
    [     100.200000] /dev/input/event2: EV_SYN       SYN_REPORT           00000000            \r
    """.utf8)

  private static let csv = Array(
    """
    type,down,position.dx,position.dy,timeStamp,kind,pressure,width,radiusMajor
    down,true,222.4761962890625,404.952392578125,0:00:17.922200,PointerDeviceKind.touch,0,1,3
    down,true,187.42857360839844,99.42857360839844,0:00:17.927200,PointerDeviceKind.touch,0,1,3
    move,true,222.4761962890625,404.952392578125,0:00:17.933200,PointerDeviceKind.touch,0,1,3
    up,false,187.42857360839844,99.42857360839844,0:00:17.930200,PointerDeviceKind.stylus,0,9,3
    cancel,false,222.4761962890625,404.952392578125,0:00:18.0,PointerDeviceKind.touch,0,1,3
    """.utf8)

  private static let webDriver = Array(
    #"""
    {"actions": [
      {"type": "pointer", "id": "a", "parameters": {"pointerType": "touch"}, "actions": [
        {"type": "pointerMove", "x": 100, "y": 100},
        {"type": "pointerDown", "button": 0, "pressure": 0.5, "width": 8, "altitudeAngle": 1},
        {"type": "pointerMove", "duration": 50, "x": 160, "y": 100, "origin": "viewport"},
        {"type": "pause", "duration": 30},
        {"type": "pointerUp"}]},
      {"type": "wheel", "actions": [{"type": "scroll", "duration": 5}]}
    ]}
    """#.utf8)
}
