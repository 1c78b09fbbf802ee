// Not compiled by our tests, which run on Linux: kept small for that reason.
#if APPLE_UIKIT && canImport(SwiftUI)
  import SwiftUI
  import UIKit

  /// A zoomable picture in SwiftUI: a ``ZoomableImageView``.
  ///
  ///     ZoomableImage(photo, zoomScale: $zoomScale)
  public struct ZoomableImage: UIViewRepresentable {
    private let image: UIImage
    @Binding private var zoomScale: CGFloat

    /// - Parameter zoomScale: as a multiple of the scale at which the whole picture is visible, 1 and more. It follows
    ///   the fingers, and the picture follows it.
    public init(_ image: UIImage, zoomScale: Binding<CGFloat> = .constant(1)) {
      self.image = image
      _zoomScale = zoomScale
    }

    public func makeCoordinator() -> UpdateGuard {
      UpdateGuard()
    }

    public func makeUIView(context: Context) -> ZoomableImageView {
      let view = ZoomableImageView(frame: .zero)
      let (coordinator, zoomScale) = (context.coordinator, $zoomScale)
      view.onZoom = { [weak view] in
        guard let view, !coordinator.isUpdating else { return }
        zoomScale.wrappedValue = view.viewport.magnification
      }
      return view
    }

    public func updateUIView(_ view: ZoomableImageView, context: Context) {
      context.coordinator.isUpdating = true
      defer { context.coordinator.isUpdating = false }
      if view.image !== image { view.image = image }
      let viewport = view.viewport
      guard abs(viewport.magnification - zoomScale) > 0.001 else { return }
      view.viewport = .init(magnification: zoomScale, middle: viewport.middle)
    }
  }

  /// Pictures side by side, in SwiftUI: an ``ImagePager``.
  ///
  ///     ZoomablePages(photos, page: $page)
  public struct ZoomablePages: UIViewRepresentable {
    private let images: [UIImage]
    @Binding private var page: Int

    /// - Parameter page: the index of the picture that is shown, from 0. It follows the fingers, and the pictures
    ///   follow it.
    public init(_ images: [UIImage], page: Binding<Int>) {
      self.images = images
      _page = page
    }

    public func makeCoordinator() -> UpdateGuard {
      UpdateGuard()
    }

    public func makeUIView(context: Context) -> ImagePager {
      let pager = ImagePager(frame: .zero)
      let (coordinator, page) = (context.coordinator, $page)
      pager.onPageChange = { if !coordinator.isUpdating { page.wrappedValue = $0 } }
      return pager
    }

    public func updateUIView(_ pager: ImagePager, context: Context) {
      context.coordinator.isUpdating = true
      defer { context.coordinator.isUpdating = false }
      pager.configure = { [images] view, index in view.image = images[index] }
      pager.count = images.count
      if pager.index != page { pager.index = page }
    }
  }

  /// Prevents that a value set by SwiftUI is reported back to it.
  public final class UpdateGuard {
    var isUpdating = false

    // Spelled out: see UIResponder of TouchKit.
    deinit {}
  }
#endif
