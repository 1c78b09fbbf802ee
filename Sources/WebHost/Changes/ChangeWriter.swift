import TouchKit

/// Writes the layer changes of a frame as the flat list of numbers that the page reads.
///
/// Its memory is kept from frame to frame: in the steady state a frame allocates nothing here.
final class ChangeWriter: FrameWriter {
  private var numbers = PageBuffer<Double>()
  private var text = PageBuffer<UInt8>()
  private var pending: [LayerChange] = []

  // Spelled out: see UIResponder.
  deinit {}

  override var list: UnsafeBufferPointer<Double> {
    numbers.elements
  }

  var address: Int {
    numbers.address
  }

  override func prepare(_ clock: FrameClock) {
    clock.measureText = { PageCalls.size(of: $0) }
  }

  override func follow(_ page: WebPage) {
    page.clock.contentSizeCategory = UIContentSizeCategory(nearestTo: page.textScale)
    page.clock.userInterfaceStyle = page.traits.contains(.isDark) ? .dark : .light
  }

  override func write(_ window: UIWindow) {
    pending.removeAll(keepingCapacity: true)
    window.collectChanges(into: &pending)
    numbers.removeAll()
    text.removeAll()
    // Texts first: their memory may move while they are written, so their addresses are known only afterwards.
    for change in pending { writeText(of: change) }
    var start = text.address
    for change in pending { write(change, textAt: &start) }
  }

  private func writeText(of change: LayerChange) {
    switch change {
    case .text(_, let string): append(string)
    case .accessibility(_, _, let label, let value, let hint, let identifier):
      append(label)
      append(value)
      append(hint)
      append(identifier)
    default: break
    }
  }

  private func append(_ string: String) {
    string.withBytes { for byte in $0 { text.append(byte) } }
  }

  private func begin(_ operation: LayerOperation, _ id: Int32) {
    numbers.append(Double(operation.rawValue))
    numbers.append(Double(id))
  }

  private func append(_ operation: LayerOperation, _ id: Int32, _ operand: Double) {
    begin(operation, id)
    numbers.append(operand)
  }

  private func append(_ string: String, textAt start: inout Int) {
    let length = string.byteCount
    numbers.append(Double(start))
    numbers.append(Double(length))
    start += length
  }

  private func append(_ color: UIColor) {
    numbers.append(Double(color.red))
    numbers.append(Double(color.green))
    numbers.append(Double(color.blue))
    numbers.append(Double(color.alpha))
  }

  private func append(_ point: CGPoint) {
    numbers.append(Double(point.x))
    numbers.append(Double(point.y))
  }

  private func write(_ change: LayerChange, textAt start: inout Int) {
    switch change {
    case .created(let id, let kind): append(.created, id, Double(kind.rawValue))
    case .inserted(let id, let parent, let index):
      append(.inserted, id, Double(parent))
      numbers.append(Double(index))
    case .removed(let id): begin(.removed, id)
    case .geometry(let id, let rect, let transform): write(id, rect, transform)
    case .opacity(let id, let alpha): append(.opacity, id, Double(alpha))
    case .hidden(let id, let isHidden): append(.hidden, id, isHidden ? 1 : 0)
    case .background(let id, let color):
      begin(.background, id)
      append(color)
    case .clips(let id, let clips): append(.clips, id, clips ? 1 : 0)
    case .corners(let id, let radius): append(.corners, id, Double(radius))
    case .maskedCorners(let id, let corners):
      append(.maskedCorners, id, Double(corners.rawValue))
    case .image(let id, let source): append(.image, id, Double(source ?? -1))
    case .contentMode(let id, let mode): append(.contentMode, id, Double(mode.rawValue))
    case .text(let id, let string):
      begin(.text, id)
      append(string, textAt: &start)
    case .textStyle(let id, let size, let weight, let color, let alignment, let lines, let mode):
      append(.textStyle, id, Double(size))
      numbers.append(Double(weight))
      append(color)
      numbers.append(Double(alignment.rawValue))
      numbers.append(Double(lines))
      numbers.append(Double(mode.rawValue))
    case .scrolled(let id, let offset):
      begin(.scrolled, id)
      append(offset)
    case .accessibility(let id, let traits, let label, let value, let hint, let identifier):
      append(.accessibility, id, Double(LayerRole(traits, label: label).rawValue))
      numbers.append(
        (traits.contains(.notEnabled) ? 0 : 1) + (traits.contains(.selected) ? 2 : 0))
      append(label, textAt: &start)
      append(value, textAt: &start)
      append(hint, textAt: &start)
      append(identifier, textAt: &start)
    case .border(let id, let width, let color):
      append(.border, id, Double(width))
      append(color)
    case .shadow(let id, let color, let radius, let offset):
      begin(.shadow, id)
      append(color)
      numbers.append(Double(radius))
      numbers.append(Double(offset.width))
      numbers.append(Double(offset.height))
    case .path(let id, let points, let width, let color):
      append(.path, id, Double(width))
      append(color)
      numbers.append(Double(points.count))
      for point in points { append(point) }
    case .drawing(let id, let drawing):
      begin(.drawing, id)
      for number in drawing.numbers { numbers.append(Double(number)) }
    }
  }

  private func write(_ id: Int32, _ rect: CGRect, _ transform: CGAffineTransform) {
    begin(.geometry, id)
    append(rect.origin)
    numbers.append(Double(rect.size.width))
    numbers.append(Double(rect.size.height))
    numbers.append(Double(transform.a))
    numbers.append(Double(transform.b))
    numbers.append(Double(transform.c))
    numbers.append(Double(transform.d))
    numbers.append(Double(transform.tx))
    numbers.append(Double(transform.ty))
  }
}

extension LayerRole {
  nonisolated init(_ traits: UIAccessibilityTraits, label: String) {
    if traits.contains(.elementsHidden) {
      self = .hidden
    } else if traits.contains(.toggleButton) {
      self = .toggle
    } else if traits.contains(.adjustable) {
      self = .slider
    } else if traits.contains(.button) {
      self = .button
    } else if traits.contains(.link) {
      self = .link
    } else if traits.contains(.image) {
      self = .image
    } else if traits.contains(.header) {
      self = .heading
    } else if traits.contains(.updatesFrequently) {
      self = .status
    } else {
      // Assistive technology reads a label only on an element with a role.
      self = label.utf8.isEmpty || traits.contains(.staticText) ? .none : .group
    }
  }
}
