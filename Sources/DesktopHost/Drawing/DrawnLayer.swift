#if Desktop
  import TouchKit

  /// A layer as it is drawn.
  final class DrawnLayer {
    let id: Int32
    let kind: LayerKind
    private(set) weak var parent: DrawnLayer?
    private(set) var children: [DrawnLayer] = []

    /// In the parent's content, before the transform, which is about its middle.
    var rect = CGRect.zero
    var transform = CGAffineTransform.identity
    var offset = CGPoint.zero
    var opacity: CGFloat = 1
    var isHidden = false
    var background = UIColor.clear
    var clips: Bool
    var radius: CGFloat = 0
    var corners = CACornerMask.all
    var border = (width: CGFloat(0), color: UIColor.clear)
    var shadow = (color: UIColor.clear, radius: CGFloat(0), offset: CGSize.zero)
    var contents = Contents.none
    var drawing = LayerDrawing()
    var fit = UIView.ContentMode.scaleToFill

    /// What is drawn between the background and the children.
    enum Contents {
      case none
      case picture(Int32?, UIView.ContentMode)
      case text(TextParagraph, color: UIColor, alignment: NSTextAlignment)
      case path([CGPoint], width: CGFloat, color: UIColor)
    }

    init(_ id: Int32, _ kind: LayerKind) {
      self.id = id
      self.kind = kind
      clips = kind == .scroll
      switch kind {
      case .image: contents = .picture(nil, .scaleToFill)
      case .label:
        contents = .text(TextParagraph("", fontSize: 17), color: .black, alignment: .natural)
      case .path: contents = .path([], width: 0, color: .clear)
      // Nothing is blurred here: its background alone is seen.
      case .view, .scroll, .backdrop, .mask: break
      }
    }

    func insert(_ child: DrawnLayer, at index: Int) {
      child.leave()
      children.insert(child, at: min(max(0, index), children.count))
      child.parent = self
    }

    func leave() {
      parent?.children.removeAll { $0 === self }
      parent = nil
    }
  }
#endif
