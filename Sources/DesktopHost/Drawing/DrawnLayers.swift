#if Desktop
  import TouchKit

  /// The layers of a window: layer changes in, a tree to draw out.
  final class DrawnLayers {
    /// The window.
    let root = DrawnLayer(0, .view)
    private var layers: [Int32: DrawnLayer] = [:]

    init() {
      layers[root.id] = root
    }

    /// Applies one change. A change of an unknown layer does nothing.
    func apply(_ change: LayerChange) {
      switch change {
      case .created(let id, let kind): layers[id] = DrawnLayer(id, kind)
      case .inserted(let id, let parent, let index):
        if let layer = layers[id] { layers[parent]?.insert(layer, at: index) }
      case .removed(let id):
        guard let layer = layers[id] else { return }
        layer.leave()
        forget(layer)
      case .geometry(let id, let rect, let transform):
        layers[id]?.rect = rect
        layers[id]?.transform = transform
      case .scrolled(let id, let offset): layers[id]?.offset = offset
      case .opacity(let id, let opacity): layers[id]?.opacity = opacity
      case .hidden(let id, let isHidden): layers[id]?.isHidden = isHidden
      case .background(let id, let color): layers[id]?.background = color
      case .clips(let id, let clips):
        if let layer = layers[id] { layer.clips = clips || layer.kind == .scroll }
      case .corners(let id, let radius): layers[id]?.radius = radius
      case .maskedCorners(let id, let corners): layers[id]?.corners = corners
      case .border(let id, let width, let color): layers[id]?.border = (width, color)
      case .shadow(let id, let color, let radius, let offset):
        layers[id]?.shadow = (color, radius, offset)
      case .drawing(let id, let drawing): layers[id]?.drawing = drawing
      case .image, .contentMode, .text, .textStyle, .path: fill(change)
      // SDL has no interface for accessibility.
      case .accessibility: break
      }
    }

    private func fill(_ change: LayerChange) {
      switch change {
      case .image(let id, let source):
        guard let layer = layers[id], case .picture(_, let mode) = layer.contents else { return }
        layer.contents = .picture(source, mode)
      case .contentMode(let id, let mode):
        layers[id]?.fit = mode
        guard let layer = layers[id], case .picture(let source, _) = layer.contents else { return }
        layer.contents = .picture(source, mode)
      case .text(let id, let string):
        guard let layer = layers[id],
          case .text(var paragraph, let color, let alignment) = layer.contents
        else { return }
        paragraph.text = string
        layer.contents = .text(paragraph, color: color, alignment: alignment)
      case .textStyle(let id, let size, let weight, let color, let alignment, let lines, let mode):
        guard let layer = layers[id], case .text(let old, _, _) = layer.contents else { return }
        layer.contents = .text(
          TextParagraph(
            old.text, fontSize: size, fontWeight: weight, numberOfLines: lines, lineBreakMode: mode),
          color: color, alignment: alignment)
      case .path(let id, let points, let width, let color):
        layers[id]?.contents = .path(points, width: width, color: color)
      default: break
      }
    }

    private func forget(_ layer: DrawnLayer) {
      layers[layer.id] = nil
      for child in layer.children { forget(child) }
    }
  }
#endif
