#if arch(wasm32)
  import Scenes
  import TouchKit

  /// The layer changes of a frame as the flat list of numbers that the page reads; PROTOCOL.md has the table.
  final class ChangeBuffer {
    private var numbers = Buffer<Double>()
    private var text = Buffer<UInt8>()
    private var pending: [LayerChange] = []
    private var requests: [SceneRequest] = []

    var address: Int32 {
      numbers.address
    }

    var count: Int32 {
      numbers.count
    }

    func fill(from scene: Scene) {
      pending.removeAll(keepingCapacity: true)
      scene.window.collectChanges(into: &pending)
      // Laying out has made cells that want pictures.
      requests.removeAll(keepingCapacity: true)
      scene.collectRequests(into: &requests)
      numbers.removeAll()
      text.removeAll()
      // Texts first: their memory may move while they are written, and their places are told afterwards.
      for change in pending { writeText(of: change) }
      var place = 0
      for change in pending { write(change, textAt: &place) }
      for request in requests { write(request) }
    }

    private func write(_ request: SceneRequest) {
      switch request {
      case .load(let picture): put(16, picture, [1])
      case .drop(let picture): put(16, picture, [0])
      case .shows(let picture): put(17, picture ?? -1, [])
      }
    }

    private func writeText(of change: LayerChange) {
      switch change {
      case .text(_, let string), .accessibility(_, _, let string):
        for byte in string.utf8 { text.append(byte) }
      default:
        break
      }
    }

    private func put(_ op: Double, _ id: Int32, _ operands: [Double]) {
      numbers.append(op)
      numbers.append(Double(id))
      for operand in operands { numbers.append(operand) }
    }

    private func take(_ string: String, _ place: inout Int) -> [Double] {
      let length = string.utf8.count
      let start = Double(text.address) + Double(place)
      place += length
      return [start, Double(length)]
    }

    private func write(_ change: LayerChange, textAt place: inout Int) {
      switch change {
      case .created(let id, let kind): put(0, id, [Double(kind.rawValue)])
      case .inserted(let id, let parent, let index):
        put(1, id, [Double(parent), Double(index)])
      case .removed(let id): put(2, id, [])
      case .geometry(let id, let r, let t):
        put(3, id, [r.origin.x, r.origin.y, r.size.width, r.size.height])
        for number in [t.a, t.b, t.c, t.d, t.tx, t.ty] { numbers.append(number) }
      case .opacity(let id, let alpha): put(4, id, [alpha])
      case .hidden(let id, let isHidden): put(5, id, [isHidden ? 1 : 0])
      case .background(let id, let c): put(6, id, components(c))
      case .clips(let id, let clips): put(7, id, [clips ? 1 : 0])
      case .corners(let id, let radius): put(8, id, [radius])
      case .image(let id, let source): put(9, id, [Double(source ?? -1)])
      case .contentMode(let id, let mode): put(10, id, [Double(mode.rawValue)])
      case .text(let id, let string): put(11, id, take(string, &place))
      case .textStyle(let id, let size, let weight, let color, let alignment):
        put(12, id, [size, Double(weight)] + components(color) + [Double(alignment.rawValue)])
      case .scrolled(let id, let offset): put(13, id, [offset.x, offset.y])
      case .accessibility(let id, let traits, let label):
        put(14, id, [role(traits, label)] + take(label, &place))
      case .border(let id, let width, let color): put(18, id, [width] + components(color))
      case .shadow(let id, let color, let radius, let offset):
        put(19, id, components(color) + [radius, offset.width, offset.height])
      case .path(let id, let points, let width, let color):
        put(15, id, [width] + components(color) + [Double(points.count)])
        for point in points {
          numbers.append(point.x)
          numbers.append(point.y)
        }
      }
    }

    private func components(_ color: UIColor) -> [Double] {
      [color.red, color.green, color.blue, color.alpha]
    }

    private func role(_ traits: UIAccessibilityTraits, _ label: String) -> Double {
      if traits.contains(.image) { return 1 }
      if traits.contains(.button) { return 2 }
      if traits.contains(.updatesFrequently) { return 3 }
      // A name is only heard of something that has a role.
      return label.isEmpty || traits.contains(.staticText) ? 0 : 4
    }
  }
#endif
