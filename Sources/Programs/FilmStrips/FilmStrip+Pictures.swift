#if Desktop
  import DesktopHost
  import TouchKit

  extension FilmStrip {
    /// A strip, and the five pictures in a folder for what it shows.
    static func showing(_ pictures: String, moments: Int, size: CGSize) throws(DesktopError)
      -> (FilmStrip, [UIImage])
    {
      var images: [UIImage] = []
      var missing = ""
      let strip = try FilmStrip(count: moments, size: size, scale: 1.5) { page in
        for number in 1...5 {
          let file = "\(pictures)/\(number).png"
          if let image = page.image(file) { images.append(image) } else { missing = file }
        }
        return UIWindow(frame: CGRect(origin: .zero, size: page.size), clock: page.clock)
      }
      guard missing.isEmpty else {
        throw DesktopError("\(missing): no picture that can be read here")
      }
      return (strip, images)
    }
  }
#endif
