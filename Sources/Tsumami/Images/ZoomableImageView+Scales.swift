import UIKit

extension ZoomableImageView {
  /// The scale at which the whole picture is visible, and nothing lies over it: the smallest. `nil` while there is no
  /// picture, or no room for it.
  public var fittingScale: CGFloat? {
    guard hasRoom else { return nil }
    return min(room.width / pictureSize.width, room.height / pictureSize.height)
  }

  /// The scale at which the picture just covers the view, with what lies over its edges.
  public var fillingScale: CGFloat? {
    guard hasRoom else { return nil }
    return max(
      scrollView.bounds.width / pictureSize.width, scrollView.bounds.height / pictureSize.height)
  }

  /// The scale that a double tap goes to: that at which the picture covers the view, if it is at
  /// least a fifth larger than the whole picture, otherwise twice the latter.
  public var doubleTapScale: CGFloat? {
    guard let fit = fittingScale, let fill = fillingScale else { return nil }
    return fill >= 1.2 * fit ? fill : 2 * fit
  }

  /// True while the picture is shown at its smallest.
  public var isShownWhole: Bool {
    scrollView.zoomScale <= scrollView.minimumZoomScale * 1.001
  }

  private var hasRoom: Bool {
    pictureSize.width > 0 && pictureSize.height > 0 && room.width > 0 && room.height > 0
  }

  /// What ``coveredEdges`` leave of the view.
  var room: CGSize {
    let edges = coveredEdges
    return CGSize(
      width: scrollView.bounds.width - edges.left - edges.right,
      height: scrollView.bounds.height - edges.top - edges.bottom)
  }

  /// The middle of that, in this view's coordinates.
  var middle: CGPoint {
    CGPoint(x: coveredEdges.left + room.width / 2, y: coveredEdges.top + room.height / 2)
  }

  /// What is shown there, in the picture's coordinates.
  var pointInMiddle: CGPoint {
    let (origin, middle) = (scrollView.bounds.origin, middle)
    return scrollView.convert(
      CGPoint(x: origin.x + middle.x, y: origin.y + middle.y), to: imageView)
  }

  /// Zooms to a scale; what is at a location stays there, as far as the edges allow.
  ///
  /// - Parameter location: in this view's coordinates.
  public func zoom(to scale: CGFloat, at location: CGPoint, animated: Bool) {
    guard scale > 0, scale.isFinite else { return }
    // The limits of a view that has just got its size or its picture are known when it has been laid out.
    layoutIfNeeded()
    let limited = min(max(scale, scrollView.minimumZoomScale), scrollView.maximumZoomScale)
    let point = imageView.convert(location, from: self)
    // A rectangle that has the point at the same location as this view has.
    let origin = CGPoint(x: point.x - location.x / limited, y: point.y - location.y / limited)
    let size = CGSize(
      width: scrollView.bounds.width / limited, height: scrollView.bounds.height / limited)
    scrollView.zoom(to: CGRect(origin: origin, size: size), animated: animated)
  }
}

extension ZoomableImageView {
  /// The part of a picture that is visible, independent of the sizes of the picture and the view: to be stored, and
  /// shown again later or in another view.
  nonisolated public struct Viewport: Hashable, Sendable {
    /// The scale as a multiple of that at which the whole picture is visible; 1 and more.
    public var magnification: CGFloat

    /// The point in the middle of the view, as a share of the picture's width and height.
    public var middle: CGPoint

    /// A viewport from its magnification, and the point of the picture in the middle of the view, from 0 to 1 on each axis.
    public init(magnification: CGFloat, middle: CGPoint) {
      self.magnification = magnification
      self.middle = middle
    }

    /// The whole picture.
    public static let whole = Viewport(magnification: 1, middle: CGPoint(x: 0.5, y: 0.5))
  }

  /// The part of the picture that is visible. Set before there is a picture or a size, it is shown as soon as there are both; a
  /// magnification that is not positive, and numbers that are not finite, are ignored.
  public var viewport: Viewport {
    get {
      guard pendingViewport == nil, let fit = fittingScale else { return pendingViewport ?? .whole }
      let point = pointInMiddle
      return Viewport(
        magnification: scrollView.zoomScale / fit,
        middle: CGPoint(x: point.x / pictureSize.width, y: point.y / pictureSize.height))
    }
    set {
      guard newValue.magnification > 0, newValue.magnification.isFinite,
        newValue.middle.x.isFinite, newValue.middle.y.isFinite
      else { return }
      guard let fit = fittingScale else {
        pendingViewport = newValue
        return
      }
      let point = CGPoint(
        x: newValue.middle.x * pictureSize.width, y: newValue.middle.y * pictureSize.height)
      scrollView.setZoomScale(
        fit * newValue.magnification, keeping: point, of: imageView, at: middle)
    }
  }
}

#if !hasFeature(Embedded)
  extension ZoomableImageView.Viewport: Codable {}
#endif
