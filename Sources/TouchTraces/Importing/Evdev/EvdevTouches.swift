import TouchKit

/// Makes touches of a device's events, frame by frame. A frame ends with `SYN_REPORT`.
///
/// Three protocols are distinguished by what the device sends
/// (Documentation/input/multi-touch-protocol.rst in the kernel's sources):
///
/// - **slots** (type B): `ABS_MT_SLOT` chooses a finger, only what changed is sent, `ABS_MT_TRACKING_ID` -1
///   lifts it;
/// - **contacts** (type A): each frame lists all contacts, each ended by `SYN_MT_REPORT`; who is not
///   listed has lifted; where they have no tracking ids, they are distinguished by nearness;
/// - **single**: `ABS_X`, `ABS_Y` and `BTN_TOUCH`, or a mouse's left button.
///
/// Every touch gets an id of its own, from 1 up, in the order in which the fingers come down.
struct EvdevTouches {
  /// Which protocol the device speaks, as far as it has shown.
  private enum Mode {
    case single, slots, contacts
  }

  /// A finger that is down, with the slot that it is in.
  struct Finger {
    var id: Int
    var slot: Int
    var contact: EvdevContact
  }

  private(set) var samples: [EvdevSample] = []
  private(set) var notes = TraceNotes()
  private(set) var fingers: [Finger] = []

  private var mode = Mode.single
  private var start: Int64?
  private var time: Int64 = 0
  private var line = 0
  private var lastID = 0
  private var isDropping = false

  private var slots = [EvdevContact()]
  private var slot = 0

  /// The contact that is being listed, and the ones that have been, in a frame of type A.
  private var listing = EvdevContact()
  private var isListing = false
  private var contacts: [EvdevContact] = []
  private var hasListed = false

  private var pointer = EvdevContact()
  private var pointerIsDown = false
  private var hasLifted = false
  private var frameIsEmpty = true

  /// Takes one event.
  ///
  /// - Throws: where a bound of ``TraceLimits`` is passed.
  mutating func add(_ event: EvdevEvent) throws(Fault) {
    line = event.line
    let first = start ?? event.time
    start = first
    if event.time - first < time {
      notes.addOnce(
        "time", line, "the time goes back from \(time) to \(event.time - first) µs, it is kept")
    } else {
      time = event.time - first
    }
    if isDropping {
      isDropping = !(event.type == EvdevCode.syn && event.code == EvdevCode.report)
      return
    }
    switch event.type {
    case EvdevCode.syn: try addSyn(event.code)
    case EvdevCode.abs: addAbs(event.code, event.value)
    case EvdevCode.key: addKey(event.code, event.value)
    default: frameIsEmpty = false
    }
  }

  /// Returns and removes the samples so far, for reading them live.
  mutating func removeSamples() -> [EvdevSample] {
    defer { samples.removeAll(keepingCapacity: true) }
    return samples
  }

  /// Cancels the fingers that are still down.
  mutating func finish() {
    for finger in fingers {
      notes.add(line, "the recording ends while finger \(finger.id) is down, it is cancelled")
      emit(finger, .cancelled)
    }
    fingers = []
  }

  // MARK: Events

  private mutating func addSyn(_ code: UInt16) throws(Fault) {
    switch code {
    case EvdevCode.report:
      try endFrame()
    case EvdevCode.mtReport:
      mode = .contacts
      hasListed = true
      if isListing { try endContact() }
    case EvdevCode.dropped:
      notes.add(line, "the kernel dropped events here (SYN_DROPPED), the frame is left out")
      isDropping = true
      clearFrame()
    default:
      frameIsEmpty = false
    }
  }

  private mutating func endContact() throws(Fault) {
    guard contacts.count < TraceLimits.fingers else {
      throw Fault("more than \(TraceLimits.fingers) contacts in one frame")
    }
    if listing.hasPosition {
      contacts.append(listing)
    } else {
      notes.add(line, "a contact without position, it is left out")
    }
    listing = EvdevContact()
    isListing = false
  }

  private mutating func addAbs(_ code: UInt16, _ value: Int32) {
    frameIsEmpty = false
    switch code {
    case EvdevCode.x: pointer.x = value
    case EvdevCode.y: pointer.y = value
    case EvdevCode.pressure: pointer.pressure = value
    case EvdevCode.slot:
      if mode == .single { mode = .slots }
      guard 0..<Int32(TraceLimits.fingers) ~= value else {
        notes.addOnce("slot", line, "slot \(value) is beyond the \(TraceLimits.fingers) known here")
        return
      }
      slot = Int(value)
      while slots.count <= slot { slots.append(EvdevContact()) }
    default:
      guard slots[slot].set(code, value) else { return }
      _ = listing.set(code, value)
      isListing = true
      if mode == .single { mode = .slots }
    }
  }

  private mutating func addKey(_ code: UInt16, _ value: Int32) {
    frameIsEmpty = false
    switch code {
    case EvdevCode.touch, EvdevCode.left:
      pointerIsDown = value != 0
      if value == 0 { hasLifted = true }
      if code == EvdevCode.left { pointer.kind = .indirectPointer }
    case EvdevCode.toolPen:
      pointer.kind = value != 0 ? .pencil : .direct
    default:
      return
    }
  }

  // MARK: Frames

  private mutating func endFrame() throws(Fault) {
    switch mode {
    case .slots: try endSlotFrame()
    case .contacts where hasListed || hasLifted || frameIsEmpty: try endContactFrame()
    case .contacts: break
    case .single: try endSingleFrame()
    }
    clearFrame()
  }

  private mutating func clearFrame() {
    contacts.removeAll(keepingCapacity: true)
    listing = EvdevContact()
    isListing = false
    hasListed = false
    hasLifted = false
    frameIsEmpty = true
  }

  private mutating func endSlotFrame() throws(Fault) {
    var index = 0
    while index < fingers.count {
      let finger = fingers[index]
      let contact = slots[finger.slot]
      if contact.trackingID == finger.contact.trackingID, contact.distance <= 0 {
        index += 1
      } else {
        if contact.trackingID == -1 {
          // The position may change in the very frame that lifts the finger.
          fingers[index].contact.x = contact.x ?? finger.contact.x
          fingers[index].contact.y = contact.y ?? finger.contact.y
        }
        lift(index, isPalm: contact.tool == EvdevCode.palmTool)
      }
    }
    for slot in slots.indices {
      var contact = slots[slot]
      if let index = fingers.firstIndex(where: { $0.slot == slot }) {
        try update(index, contact)
        continue
      }
      guard contact.trackingID != -1, contact.distance <= 0, contact.tool != EvdevCode.palmTool
      else { continue }
      if contact.trackingID == nil {
        // The recording starts with a finger on the screen: wait until both coordinates are known.
        guard contact.hasPosition else { continue }
        notes.add(line, "slot \(slot) has a position but never began, it begins here")
      } else if !contact.hasPosition {
        notes.add(
          line, "slot \(slot) begins without x or y, which the kernel sends only when they change")
      }
      contact.x = contact.x ?? pointer.x ?? 0
      contact.y = contact.y ?? pointer.y ?? 0
      slots[slot] = contact
      try begin(contact, slot: slot)
    }
  }

  private mutating func endContactFrame() throws(Fault) {
    var assigned = [Int?](repeating: nil, count: contacts.count)
    for (index, contact) in contacts.enumerated() {
      guard let id = contact.trackingID else { continue }
      assigned[index] = fingers.first { $0.contact.trackingID == id }?.id
    }
    let nameless = contacts.indices.filter { contacts[$0].trackingID == nil }
    let candidates = fingers.filter { $0.contact.trackingID == nil }
    let matches = ContactMatching.match(contacts: nameless.count, fingers: candidates.count) {
      contacts[nameless[$0]].squaredDistance(to: candidates[$1].contact)
    }
    for (position, index) in nameless.enumerated() {
      assigned[index] = matches[position].map { candidates[$0].id }
    }
    for finger in fingers where !assigned.contains(finger.id) {
      lift(fingers.firstIndex { $0.id == finger.id } ?? 0, isPalm: false)
    }
    for (index, contact) in contacts.enumerated() {
      if let id = assigned[index], let finger = fingers.firstIndex(where: { $0.id == id }) {
        try update(finger, contact)
      } else if contact.tool != EvdevCode.palmTool {
        try begin(contact, slot: 0)
      }
    }
  }

  private mutating func endSingleFrame() throws(Fault) {
    switch (pointerIsDown, fingers.isEmpty) {
    case (true, true):
      if !pointer.hasPosition { notes.add(line, "a touch begins without x or y, 0 is taken") }
      pointer.x = pointer.x ?? 0
      pointer.y = pointer.y ?? 0
      try begin(pointer, slot: 0)
    case (true, false): try update(0, pointer)
    case (false, false): lift(0, isPalm: false)
    case (false, true): break
    }
  }

  // MARK: Fingers

  private mutating func begin(_ contact: EvdevContact, slot: Int) throws(Fault) {
    guard fingers.count < TraceLimits.fingers else {
      throw Fault("more than \(TraceLimits.fingers) fingers are down at once")
    }
    guard samples.count < TraceLimits.importedSamples else {
      throw Fault("more than \(TraceLimits.importedSamples) samples")
    }
    lastID += 1
    fingers.append(Finger(id: lastID, slot: slot, contact: contact))
    emit(fingers[fingers.count - 1], .began)
  }

  private mutating func update(_ index: Int, _ contact: EvdevContact) throws(Fault) {
    guard contact != fingers[index].contact else { return }
    guard samples.count < TraceLimits.importedSamples else {
      throw Fault("more than \(TraceLimits.importedSamples) samples")
    }
    if contact.tool == EvdevCode.palmTool {
      notes.add(line, "finger \(fingers[index].id) turned out to be a palm, it is cancelled")
      lift(index, isPalm: true)
      return
    }
    fingers[index].contact = contact
    emit(fingers[index], .moved)
  }

  private mutating func lift(_ index: Int, isPalm: Bool) {
    emit(fingers.remove(at: index), isPalm ? .cancelled : .ended)
  }

  private mutating func emit(_ finger: Finger, _ phase: UITouch.Phase) {
    samples.append(
      EvdevSample(line: line, time: time, id: finger.id, phase: phase, contact: finger.contact))
  }
}
