import Testing
import TouchKit
import TouchTraces

private func imported(
  _ text: String, _ options: ImportOptions = ImportOptions()
) throws -> ImportedTrace {
  try TouchTrace.importing(ByteSource(text: text, name: "f"), options: options)
}

@Test func `getevent with names is imported, with the ranges in front of it`() throws {
  let result = try imported(
    """
    add device 1: /dev/input/event4
      name:     "gpio-keys"
      events:
        KEY (0001): KEY_POWER
    add device 2: /dev/input/event2
      name:     "touch"
      events:
        KEY (0001): BTN_TOUCH
        ABS (0003): ABS_MT_POSITION_X     : value 0, min 0, max 639, fuzz 0, flat 0, resolution 0
                    ABS_MT_POSITION_Y     : value 0, min 0, max 1279, fuzz 0, flat 0, resolution 0
      input props:
        INPUT_PROP_DIRECT
    [     100.000000] /dev/input/event4: EV_KEY       KEY_POWER            DOWN                \r
    [     100.000000] /dev/input/event4: EV_SYN       SYN_REPORT           00000000            \r
    [     100.100000] /dev/input/event2: EV_ABS       ABS_MT_TRACKING_ID   00000082            \r
    [     100.100000] /dev/input/event2: EV_ABS       ABS_MT_POSITION_X    00000064            \r
    [     100.100000] /dev/input/event2: EV_ABS       ABS_MT_POSITION_Y    000000c8            \r
    [     100.100000] /dev/input/event2: EV_KEY       BTN_TOUCH            DOWN                \r
    [     100.100000] /dev/input/event2: EV_SYN       SYN_REPORT           00000000            \r
    [     100.200000] /dev/input/event2: EV_ABS       ABS_MT_TRACKING_ID   ffffffff            \r
    [     100.200000] /dev/input/event2: EV_KEY       BTN_TOUCH            UP                  \r
    [     100.200000] /dev/input/event2: EV_SYN       SYN_REPORT           00000000            \r
    """)
  #expect(
    result.summary == [
      "getevent 320.0 × 640.0 “touch (getevent)”", "0.0 1 began 50.0,100.0",
      "0.1 1 ended 50.0,100.0",
    ])
}

@Test func `getevent with numbers is imported`() throws {
  let result = try imported(
    """
    [ 5.5] 0003 0039 00000001
    [ 5.5] 0003 0035 00000064
    [ 5.5] 0003 0036 000000c8
    [ 5.5] 0000 0000 00000000
    [ 6.0] 0003 0039 ffffffff
    [ 6.0] 0000 0000 00000000
    """)
  #expect(result.trace.summary == ["0.0 1 began 50.0,100.0", "0.5 1 ended 50.0,100.0"])
}

@Test func `getevent without times or with broken lines is an error`() {
  let errors = [
    "EV_ABS ABS_MT_POSITION_X 00000064":
      "an event without a time stamp, record with “getevent -lt”",
    "/dev/input/event2: EV_ABS ABS_MT_POSITION_X 00000064":
      "an event without a time stamp, record with “getevent -lt”",
    "[ 5.5 EV_ABS": "a broken time, “[  seconds.microseconds]” is wanted",
    "[ 5.5] EV_ABS ABS_X": "a broken event, “EV_ABS ABS_MT_POSITION_X 000001ad” is wanted",
    "[ 5.5] EV_ABS ABS_X many": "a broken event, “EV_ABS ABS_MT_POSITION_X 000001ad” is wanted",
  ]
  for (line, error) in errors {
    #expect(
      message { _ = try imported("[ 5.5] EV_SYN SYN_REPORT 00000000\n" + line) } == "f:2: \(error)")
  }
}

private let libinput = """
  # libinput record
  version: 1
  ndevices: 2
  libinput:
    version: "1.22.0"
  devices:
  - node: /dev/input/event3
    evdev:
      # Name: A mouse
      name: "A mouse"
      id: [3, 1133, 16500, 273]
      codes:
        0: [0, 1, 2] # EV_SYN
        2: [0, 1] # EV_REL
      properties: []
    events:
    - evdev:
      - [  0,      0,   2,   0,       5] # EV_REL / REL_X                5
      - [  0,      0,   0,   0,       0] # ------------ SYN_REPORT (0) ---------- +0ms
  - node: /dev/input/event9
    evdev:
      name: "A screen"
      codes:
        3: [47, 53, 54, 57] # EV_ABS
      absinfo:
        47: [0, 9, 0, 0, 0]
        53: [0, 639, 0, 0, 0]
        54: [0, 1279, 0, 0, 0]
        57: [0, 65535, 0, 0, 0]
      properties: [1]
    hid: [
      0x05, 0x0d
    ]
    events:
    # Current time is 14:51:15
    - evdev:
      - [  3, 999000,   3,  57,    1420] # EV_ABS / ABS_MT_TRACKING_ID   1420
      - [  3, 999000,   3,  53,     100] # EV_ABS / ABS_MT_POSITION_X     100
      - [  3, 999000,   3,  54,     200] # EV_ABS / ABS_MT_POSITION_Y     200
      - [  3, 999000,   0,   0,       0] # ------------ SYN_REPORT (0) ---------- +0ms
    - libinput:
      - {time: 3.999000, type: TOUCH_DOWN, slot: 0, seat-slot: 0}
    - evdev:
      - [  4,   9000,   3,  57,      -1] # EV_ABS / ABS_MT_TRACKING_ID     -1
      - [  4,   9000,   0,   0,       0] # ------------ SYN_REPORT (0) ---------- +10ms
                                         # Touch device in neutral state

  """

@Test func `a recording of libinput is imported, from the device with the touches`() throws {
  #expect(
    try imported(libinput).summary == [
      "libinput-record 320.0 × 640.0 “A screen (libinput-record)”", "0.0 1 began 50.0,100.0",
      "0.01 1 ended 50.0,100.0",
    ])
}

@Test func `a broken line of libinput is an error with its number`() {
  #expect(
    message { _ = try imported(libinput + "    - [ 4, 1000000, 0, 0, 0]\n") }
      == "f:47: a broken event, “- [seconds, microseconds, type, code, value]” is wanted")
  #expect(
    message { _ = try imported("# libinput record\nabsinfo:\n53: [0]\n") }
      == "f:3: a broken axis, “code: [minimum, maximum, fuzz, flat, resolution]” is wanted")
}

@Test(arguments: [true, false])
func `raw input events are imported`(wide: Bool) throws {
  let bytes = InputEventBytes(wide: wide).bytes(InputEventBytes.tap)
  let axes = EvdevAxes(
    ranges: [
      0x35: EvdevAxes.Range(minimum: 0, maximum: 319),
      0x36: EvdevAxes.Range(minimum: 0, maximum: 319),
    ], name: "A screen")
  let result = try TouchTrace.importing(
    ByteSource(bytes: bytes + [1, 2, 3], name: "f"), options: ImportOptions(axes: axes))
  #expect(
    result.summary == [
      "input-event-\(wide ? 64 : 32) 320.0 × 320.0 “A screen (input-event-\(wide ? 64 : 32))”",
      "0.0 1 began 10.0,20.0", "0.008 1 moved 30.0,20.0", "0.0165 1 ended 30.0,20.0",
      "note 9: 3 bytes are left over, they are no whole event",
    ])
}

@Test func `a broken raw input event is an error with its number`() {
  let bytes = InputEventBytes(wide: true).bytes(InputEventBytes.tap)
  let broken = bytes + [UInt8](repeating: 0xFF, count: 24)
  #expect(
    message {
      _ = try TouchTrace.importing(
        ByteSource(bytes: broken, name: "f"), options: ImportOptions(format: .inputEvent64))
    } == "f:9: no input event of 24 bytes")
}
