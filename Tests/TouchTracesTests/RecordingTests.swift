import Testing
import TouchKit
import TouchTraces

/// What became of a recording: touches, most fingers at once, samples, seconds; and its notes other than
/// the one on the size.
private func digest(_ result: ImportedTrace) -> String {
  var down = 0
  var most = 0
  for sample in result.trace.samples {
    if sample.phase == .began { down += 1 }
    if sample.phase == .ended || sample.phase == .cancelled { down -= 1 }
    most = max(most, down)
  }
  let samples = result.trace.samples
  let touches = samples.count { $0.phase == .began }
  let notes = result.notes.filter { !$0.text.contains("not known") && !$0.text.contains(".desc") }
  return
    "\(touches) touches, \(most) at once, \(samples.count) samples, \(samples.last?.timestamp ?? 0) s"
    + notes.map { "; \($0)" }.joined()
}

// Skipped where the recordings are absent: see RecordedData.
@Test(.enabled(if: RecordedData.isThere, "the recordings are not in $TSUMAMI_DATA"))
func `every recording of evemu is imported`() throws {
  let digests = try RecordedData.recordings("events").map {
    let name = $0.dropFirst("evemu/".count).dropLast(".events".count)
    return "\(name): " + digest(try TouchTrace.importing(RecordedData.source($0)))
  }
  #expect(
    digests == [
      "Atmel_maXTouch_Touchscreen.1-finger-drag-up-down: 1 touches"
        + ", 1 at once, 150 samples, 2.199869 s",
      "Atmel_maXTouch_Touchscreen.1-finger-fast-taps: 9 touches"
        + ", 1 at once, 18 samples, 1.934007 s",
      "Atmel_maXTouch_Touchscreen.2-fingers-touch-release: 2 touches"
        + ", 2 at once, 18 samples, 0.824235 s",
      "Atmel_maXTouch_Touchscreen.4-finger-drag-down: 4 touches"
        + ", 4 at once, 106 samples, 0.566589 s",
      "ELAN_CANDO_Windows7.1-finger-drag-up-down: 1 touches, 1 at once, 260 samples, 2.85379 s",
      "EP0430M09.1-finger-drag-up-down: 1 touches, 1 at once, 183 samples, 1.433974 s",
      "EP0430M09.2-finger-scroll-down: 2 touches, 2 at once, 184 samples, 0.754658 s",
      "EP0430M09.2-fingers-touch-release: 2 touches, 2 at once, 17 samples, 0.527809 s",
      "EP0430M09.4-finger-drag-down: 4 touches, 4 at once, 390 samples, 1.173667 s",
      "N-Trig_MultiTouch.1-finger-drag-NW-SE: 1 touches, 1 at once, 107 samples, 1.567108 s",
      "N-Trig_MultiTouch.2-fingers-touch-release: 2 touches"
        + ", 2 at once, 265 samples, 2.993822 s",
      "QUANTA_OpticalTouchScreen: 9 touches, 1 at once, 738 samples, 13.888014 s",
      "QUANTA_OpticalTouchScreen.touch-hover: 1 touches, 1 at once, 112 samples, 1.416013 s",
      "QUANTA_OpticalTouchScreen.touch-on-left: 1 touches, 1 at once, 41 samples, 0.927996 s",
    ])
}

@Test(.enabled(if: RecordedData.isThere, "the recordings are not in $TSUMAMI_DATA"))
func `every recording of getevent is imported`() throws {
  let digests = try RecordedData.recordings("txt").map {
    let name = $0.dropFirst("getevent/".count).dropLast(".txt".count)
    return "\(name): " + digest(try TouchTrace.importing(RecordedData.source($0)))
  }
  #expect(
    digests == [
      "phone-galaxy-paint-new: 14 touches, 1 at once, 846 samples, 31.236329 s"
        + "; 2806: the recording ends while finger 14 is down, it is cancelled",
      "phone-galaxys-paint: 34 touches, 1 at once, 924 samples, 48.172272 s",
      "phone-phone-CalenderaddEvent: 8 touches, 1 at once, 33 samples, 11.59555 s",
      "phone-phone-openCalender: 3 touches, 1 at once, 31 samples, 5.254752 s",
      "phone-phone-playAngryBirdsLevel1: 1 touches, 1 at once, 67 samples, 1.08137 s",
      "phone-phone-single-drag: 1 touches, 1 at once, 25 samples, 0.414309 s",
      "phone-phone-single-touch: 1 touches, 1 at once, 2 samples, 0.070553 s",
      "phone-phone-three-touches: 3 touches, 1 at once, 6 samples, 4.09932 s",
      "phone-phone-two-finger-drag: 2 touches, 2 at once, 102 samples, 1.100816 s",
      "tablet-tablet-AngryBirdsMultipleLevels: 22 touches"
        + ", 1 at once, 1590 samples, 76.186769 s",
      "tablet-tablet-CalenderaddEvent: 8 touches, 1 at once, 32 samples, 9.719099 s",
      "tablet-tablet-openAngryBirds-drag-tap-tap: 3 touches, 1 at once, 32 samples, 4.64344 s",
      "tablet-tablet-openCalender-drag-tap-tap: 3 touches, 1 at once, 29 samples, 3.217071 s",
      "tablet-tablet-playAngryBirdsLevel1: 1 touches, 1 at once, 85 samples, 0.964261 s",
      "tablet-tablet-single-drag: 1 touches, 1 at once, 78 samples, 0.967168 s",
      "tablet-tablet-single-touch: 1 touches, 1 at once, 2 samples, 0.168123 s",
      "tablet-tablet-three-touches: 3 touches, 1 at once, 6 samples, 2.612121 s",
      "tablet-tablet-two-finger-drag: 2 touches, 2 at once, 261 samples, 1.476245 s",
    ])
}

@Test(.enabled(if: RecordedData.isThere, "the recordings are not in $TSUMAMI_DATA"))
func `every labelled recording is imported, with as many fingers as its label says`() throws {
  let recordings = RecordedData.recordings("csv")
  #expect(recordings.count == 78)
  var fingers: [String: Set<Int>] = [:]
  for recording in recordings {
    let result = try TouchTrace.importing(RecordedData.source(recording))
    var life: Set<Int> = []
    var most = 0
    for sample in result.trace.samples {
      if sample.phase == .began { life.insert(sample.id) }
      if sample.phase == .ended { life.remove(sample.id) }
      most = max(most, life.count)
    }
    #expect(life.isEmpty, "\(recording)")
    #expect(!result.notes.contains { $0.text.contains("jumps") }, "\(recording)")
    fingers[String(recording.split(separator: "/")[1]), default: []].insert(most)
  }
  #expect(
    fingers == [
      "tap": [1], "double": [1, 2, 3], "hold": [1, 2], "holdanddrag": [1], "drag": [1, 2],
      "swipe": [1], "zoom": [2], "rotate": [2],
    ])
}

@Test(.enabled(if: RecordedData.isThere, "the recordings are not in $TSUMAMI_DATA"))
func `an imported recording can be written as a trace and read again`() throws {
  for kind in ["events", "txt", "csv"] {
    for recording in RecordedData.recordings(kind) {
      let trace = try TouchTrace.importing(RecordedData.source(recording)).trace
      #expect(try TouchTrace.reading(trace.text()) == trace, "\(recording)")
      #expect(trace.unended.isEmpty, "\(recording)")
    }
  }
}

@Test(.enabled(if: RecordedData.isThere, "the recordings are not in $TSUMAMI_DATA"))
func `a pinch keeps its two fingers apart until they lift`() throws {
  let trace = try TouchTrace.importing(RecordedData.source("labelled/zoom/phone_1.csv")).trace
  for id in [1, 2] {
    let path = trace.samples.filter { $0.id == id }
    // Within 10 ms no finger moves further than a few points: nothing was given to the wrong one.
    for (a, b) in zip(path, path.dropFirst()) {
      let dx = b.location.x - a.location.x
      let dy = b.location.y - a.location.y
      #expect((dx * dx + dy * dy).squareRoot() < 20, "\(a.summary) → \(b.summary)")
    }
  }
}
