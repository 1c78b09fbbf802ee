#if Desktop
  import DesktopHost
  import TouchKit

  /// Asks for pictures as programs for iOS do, and prints how large each is, or that there is none.
  enum NamedImages {
    /// - Parameter file: of a picture.
    static func ask(_ file: String) throws {
      func say(_ image: UIImage?) {
        print(image.map { "\(Int($0.size.width)) \(Int($0.size.height))" } ?? "none")
      }
      // Outside of the host's calls nobody looks for one.
      say(UIImage(named: "lake"))
      for scale in [1, 2] {
        let strip = try FilmStrip(
          count: 1, size: CGSize(width: 10, height: 10), scale: CGFloat(scale)
        ) { _ in
          for name in ["lake", "lake.png", "sea", "../lake", ""] { say(UIImage(named: name)) }
          say(UIImage(contentsOfFile: file))
          let bytes = FileManager.default.contents(atPath: file) ?? Data()
          say(UIImage(data: bytes))
          say(UIImage(data: bytes, scale: 2))
          say(UIImage(data: bytes.prefix(20)))
          return UIView()
        }
        strip.draw()
      }
    }
  }
#endif
