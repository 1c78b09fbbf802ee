import Testing
import TouchKit
import TouchTraces

private func imported(_ text: String) throws -> ImportedTrace {
  try TouchTrace.importing(ByteSource(text: text, name: "f"))
}

@Test func `rows without ids go to the nearest finger and are sorted by time`() throws {
  // The platform delivers each finger's moves of a frame together.
  let result = try imported(
    """
    type,down,position.dx,position.dy,timeStamp
    down,true,10,10,0:01:00.010000
    down,true,200,300,0:01:00.010000
    move,true,11,10,0:01:00.020000
    move,true,12,10,0:01:00.030000
    move,true,201,300,0:01:00.020000
    move,true,202,300,0:01:00.030000
    up,false,12,10,0:01:00.040000
    hover,false,1,1,0:01:00.045000
    up,false,202,300,0:01:00.050000
    """)
  #expect(
    result.summary == [
      "csv 320.0 × 480.0 “(csv)”",
      "0.0 1 began 10.0,10.0", "0.0 2 began 200.0,300.0",
      "0.01 1 moved 11.0,10.0", "0.01 2 moved 201.0,300.0",
      "0.02 1 moved 12.0,10.0", "0.02 2 moved 202.0,300.0",
      "0.03 1 ended 12.0,10.0", "0.04 2 ended 202.0,300.0",
      "note 9: rows that are neither down, move, up nor cancel are skipped",
      "note 0: the time goes back 1 times, the rows are sorted by time",
      "note 0: the window's size is not known, 320 × 480 is taken",
    ])
}

@Test func `the columns of both forms are found by name`() throws {
  let long = try imported(
    "type,down,position.dx,position.dy,timeStamp,distance,kind,pressure,radiusMajor\r\n"
      + "down,true,705,357,0:00:17.092699,0,PointerDeviceKind.mouse,0.5,3\r\n"
      + "up,false,705,357,0:00:17.160899,0,PointerDeviceKind.mouse,0,0\r\n")
  #expect(
    long.summary == [
      "csv 706.0 × 480.0 “(csv)”", "0.0 1 began 705.0,357.0 force 1.0 radius 3.0 indirectPointer",
      "0.0682 1 ended 705.0,357.0 indirectPointer",
      "note 0: the window's size is not known, 706 × 480 is taken",
    ])
  let web = try imported(
    "type,position.dx,position.dy,timeStamp,width,height,pressure\n"
      + "down,43.5,125,1:00:03.2432,1,1,0.5\ncancel,44,125,1:00:03.2832,9,9,0\n")
  #expect(
    web.trace.summary == [
      "0.0 1 began 43.5,125.0 force 1.0", "0.04 1 cancelled 44.0,125.0 radius 4.5",
    ])
}

@Test func `odd rows are noted`() throws {
  let result = try imported(
    """
    type,position.dx,position.dy,timeStamp
    move,1,1,0:00:00.0
    down,10,10,0:00:01.0
    move,10,300,0:00:00.5
    """)
  #expect(
    result.summary == [
      "csv 320.0 × 480.0 “(csv)”", "0.0 1 began 10.0,10.0", "0.0 1 moved 10.0,300.0",
      "0.0 1 cancelled 10.0,300.0",
      "note 2: no finger is down, the row is left out",
      "note 4: finger 1 jumps 290 points, if it is the same one",
      "note 4: the time of finger 1 goes back, it is kept",
      "note 4: the recording ends while finger 1 is down, it is cancelled",
      "note 0: the window's size is not known, 320 × 480 is taken",
    ])
}

@Test func `a broken row is an error with its line`() {
  let errors = [
    "down,1,2": "the number of columns is not the header's, which is 4",
    "down,1,2,0:00:01.0,5": "the number of columns is not the header's, which is 4",
    "down,one,2,0:00:01.0": "position.dx is “one”, a finite number is wanted",
    "down,1,nan,0:00:01.0": "position.dy is “nan”, a finite number is wanted",
    "down,1,2,12": "timeStamp is “12”, h:mm:ss.ffffff is wanted",
    "down,1,2,0:61:01.0": "timeStamp is “0:61:01.0”, h:mm:ss.ffffff is wanted",
  ]
  for (row, error) in errors {
    #expect(
      message { _ = try imported("type,position.dx,position.dy,timeStamp\n" + row) }
        == "f:2: \(error)")
  }
  #expect(
    message { _ = try imported("type,x,y,time\n") }
      == "f:1: column “position.dx” is missing, type, position.dx, position.dy and timeStamp are "
      + "wanted")
}

@Test func `actions of several sources run tick by tick`() throws {
  let result = try imported(
    #"""
    {"actions": [
      {"type": "pointer", "id": "a", "parameters": {"pointerType": "touch"}, "actions": [
        {"type": "pointerMove", "x": 100, "y": 100},
        {"type": "pointerDown", "button": 0, "pressure": 0.5, "width": 8},
        {"type": "pointerMove", "duration": 50, "x": 160, "y": 100},
        {"type": "pause", "duration": 30},
        {"type": "pointerUp"}]},
      {"type": "pointer", "id": "b", "parameters": {"pointerType": "pen"}, "actions": [
        {"type": "pointerMove", "duration": 0, "origin": "viewport", "x": 10, "y": 10.5},
        {"type": "pause"},
        {"type": "pointerDown"},
        {"type": "pointerMove", "origin": "pointer", "x": 1, "y": -1}]}
    ]}
    """#)
  #expect(
    result.summary == [
      "webdriver 320.0 × 480.0 “(webdriver)”",
      "0.0 1 began 100.0,100.0 force 1.0 radius 4.0",
      "0.0 2 began 10.0,10.5 pencil",
      "0.016666666666666666 1 moved 120.0,100.0 force 1.0 radius 4.0",
      "0.03333333333333333 1 moved 140.0,100.0 force 1.0 radius 4.0",
      "0.05 1 moved 160.0,100.0 force 1.0 radius 4.0",
      "0.05 2 moved 11.0,9.5 pencil",
      "0.08 1 ended 160.0,100.0 force 1.0 radius 4.0",
      "0.08 2 cancelled 11.0,9.5 pencil",
      "note 0: the actions end while finger 2 is down, it is cancelled",
      "note 0: the window's size is not known, 320 × 480 is taken",
    ])
}

@Test func `broken actions are an error with their line`() {
  func actions(_ action: String) -> String {
    "[{\"type\":\"pointer\",\n\"actions\":[\n\(action)]}]"
  }
  let errors = [
    "{": "not JSON: “]” at column 2, where a key is wanted",
    "{}": "unknown action, pointerMove, pointerDown, pointerUp, pointerCancel or pause is wanted",
    #"{"type":"pointerMove","x":1}"#: "“y” has to be a number from -1000000000 to 1000000000",
    #"{"type":"pause","duration":-1}"#: "duration has to be milliseconds from 0 to 600000",
    #"{"type":"pause","duration":1e999}"#: "a number that no double can hold",
    #"{"type":"pointerMove","x":1,"y":1,"origin":{"element":1}}"#:
      "origin is an element, which only a browser can find; viewport or pointer is wanted",
  ]
  for (action, error) in errors {
    #expect(message { _ = try imported(actions(action)) } == "f:3: \(error)", "\(action)")
  }
  #expect(
    message { _ = try imported(#"{"actions":5}"#) } == "f:1: an array of input sources is wanted")
  #expect(
    message { _ = try imported("[\n{\"type\":\"pointer\"}]") }
      == "f:2: an input source has no “actions”, an array of actions is wanted")
}
