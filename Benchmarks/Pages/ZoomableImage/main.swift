// The smallest page with a picture to zoom; Benchmarks/Pages/sizes.json says how large its module may be.
import TouchKit
import Tsumami
import WebHost

WebHost.run { page in
  let view = ZoomableImageView(frame: .zero)
  view.image = page.image("picture.svg", size: CGSize(width: 640, height: 480))
  return view
}
