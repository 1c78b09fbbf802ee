import TouchKit

/// Writes the layer changes of a frame as the flat list of numbers that the page reads.
///
/// Its memory is kept from frame to frame: in the steady state a frame allocates nothing here.
final class ChangeWriter {
  private var numbers = PageBuffer<Double>()
  private var text = PageBuffer<UInt8>()
  private var pending: [LayerChange] = []

  /// The numbers, until the next frame.
  var list: UnsafeBufferPointer<Double> {
    numbers.elements
  }

  var address: Int {
    numbers.address
  }

  func write(_ window: UIWindow) {
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
    case .text(_, let string), .accessibility(_, _, let string):
      for byte in string.utf8 { text.append(byte) }
    default:
      break
    }
  }

  private func begin(_ operation: LayerOperation, _ id: Int32) {
    numbers.append(Double(operation.rawValue))
    numbers.append(Double(id))
  }

  private func put(_ operation: LayerOperation, _ id: Int32, _ operand: Double) {
    begin(operation, id)
    numbers.append(operand)
  }

  private func put(_ string: String, textAt start: inout Int) {
    let length = string.utf8.count
    numbers.append(Double(start))
    numbers.append(Double(length))
    start += length
  }

  private func put(_ color: UIColor) {
    numbers.append(Double(color.red))
    numbers.append(Double(color.green))
    numbers.append(Double(color.blue))
    numbers.append(Double(color.alpha))
  }

  private func put(_ point: CGPoint) {
    numbers.append(Double(point.x))
    numbers.append(Double(point.y))
  }

  private func write(_ change: LayerChange, textAt start: inout Int) {
    switch change {
    case .created(let id, let kind): put(.created, id, Double(kind.rawValue))
    case .inserted(let id, let parent, let index):
      put(.inserted, id, Double(parent))
      numbers.append(Double(index))
    case .removed(let id): begin(.removed, id)
    case .geometry(let id, let rect, let transform): write(id, rect, transform)
    case .opacity(let id, let alpha): put(.opacity, id, Double(alpha))
    case .hidden(let id, let isHidden): put(.hidden, id, isHidden ? 1 : 0)
    case .background(let id, let color):
      begin(.background, id)
      put(color)
    case .clips(let id, let clips): put(.clips, id, clips ? 1 : 0)
    case .corners(let id, let radius): put(.corners, id, Double(radius))
    case .image(let id, let source): put(.image, id, Double(source ?? -1))
    case .contentMode(let id, let mode): put(.contentMode, id, Double(mode.rawValue))
    case .text(let id, let string):
      begin(.text, id)
      put(string, textAt: &start)
    case .textStyle(let id, let size, let weight, let color, let alignment):
      put(.textStyle, id, Double(size))
      numbers.append(Double(weight))
      put(color)
      numbers.append(Double(alignment.rawValue))
    case .scrolled(let id, let offset):
      begin(.scrolled, id)
      put(offset)
    case .accessibility(let id, let traits, let label):
      put(.accessibility, id, Double(LayerRole(traits, label: label).rawValue))
      put(label, textAt: &start)
    case .border(let id, let width, let color):
      put(.border, id, Double(width))
      put(color)
    case .shadow(let id, let color, let radius, let offset):
      begin(.shadow, id)
      put(color)
      numbers.append(Double(radius))
      numbers.append(Double(offset.width))
      numbers.append(Double(offset.height))
    case .path(let id, let points, let width, let color):
      put(.path, id, Double(width))
      put(color)
      numbers.append(Double(points.count))
      for point in points { put(point) }
    }
  }

  private func write(_ id: Int32, _ rect: CGRect, _ transform: CGAffineTransform) {
    begin(.geometry, id)
    put(rect.origin)
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
    if traits.contains(.image) {
      self = .image
    } else if traits.contains(.button) {
      self = .button
    } else if traits.contains(.updatesFrequently) {
      self = .status
    } else {
      // Assistive technology reads a label only on an element with a role.
      self = label.utf8.isEmpty || traits.contains(.staticText) ? .none : .group
    }
  }
}
