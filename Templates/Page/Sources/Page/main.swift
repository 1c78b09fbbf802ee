// The program of the page.
import Demo
import UIKit
import WebHost

WebHost.run { page in
  let picture = page.image(
    "picture.svg", size: CGSize(width: 640, height: 480), description: "Hills under a low sun")
  return DemoView(picture: picture)
}
