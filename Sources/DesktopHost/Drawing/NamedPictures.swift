#if Desktop
  import TouchKit

  /// Finds what `UIImage(named:)`, `UIImage(contentsOfFile:)` and `UIImage(data:)` ask for.
  final class NamedPictures {
    private let pictures: Pictures
    private let folders: [String]
    // Those by name stay, as in UIKit.
    private var named: [String: HostImage] = [:]

    /// - Parameter folders: where names are looked for, the first first.
    init(_ pictures: Pictures, in folders: [String] = NamedPictures.besideTheProgram) {
      self.pictures = pictures
      self.folders = folders
    }

    /// The folder of the program, those of its package's resources in it, and the one that it was started in.
    static var besideTheProgram: [String] {
      let program = Bundle.main.bundlePath
      let inside = (try? FileManager.default.contentsOfDirectory(atPath: program)) ?? []
      let resources = inside.filter { $0.hasSuffix(".resources") }.sorted()
      return [program] + resources.map { "\(program)/\($0)" }
        + [FileManager.default.currentDirectoryPath]
    }

    private static let endings = ["png", "jpg", "jpeg", "webp", "gif"]

    /// - Parameter scale: of the window, in pixels per point: of several sizes of a named picture that one is taken.
    func find(_ request: ImageRequest, scale: CGFloat) -> HostImage? {
      switch request {
      case .named(let name):
        if let known = named[name] { return known }
        let found = lookFor(name, scale)
        named[name] = found
        return found
      case .file(let path):
        return load(path)
      case .data(let data, let scale):
        guard let (source, pixels) = pictures.load([UInt8](data)) else { return nil }
        return image(source, pixels, scale: scale)
      }
    }

    private func lookFor(_ name: String, _ scale: CGFloat) -> HostImage? {
      // A name says no path out of the folders.
      guard !name.isEmpty, !name.hasPrefix("/"), !name.contains("..") else { return nil }
      let wanted = Int(scale.rounded(.up))
      // The one of the screen, then sharper ones, then coarser ones.
      let scales = [1, 2, 3].sorted {
        ($0 < wanted ? 10 - $0 : $0) < ($1 < wanted ? 10 - $1 : $1)
      }
      for folder in folders {
        for scale in scales {
          for path in paths(of: name, "\(folder)/", scale) {
            if FileManager.default.fileExists(atPath: path), let found = load(path) {
              return found
            }
          }
        }
      }
      return nil
    }

    private func paths(of name: String, _ folder: String, _ scale: Int) -> [String] {
      let mark = scale == 1 ? "" : "@\(scale)x"
      let parts = name.split(separator: ".", omittingEmptySubsequences: false)
      if let last = parts.last, parts.count > 1, Self.endings.contains(last.lowercased()) {
        return ["\(folder)\(parts.dropLast().joined(separator: "."))\(mark).\(last)"]
      }
      return Self.endings.map { "\(folder)\(name)\(mark).\($0)" }
    }

    private func load(_ path: String) -> HostImage? {
      guard let (source, pixels) = pictures.load(path) else { return nil }
      let stem = path.split(separator: ".").dropLast().last ?? ""
      return image(source, pixels, scale: stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1)
    }

    private func image(_ source: Int32, _ pixels: CGSize, scale: CGFloat) -> HostImage {
      HostImage(
        source: source, size: CGSize(width: pixels.width / scale, height: pixels.height / scale),
        keeper: Keeper(source, in: pictures))
    }

    /// Frees a picture's memory once nobody has its image any more.
    private final class Keeper {
      private let source: Int32
      private let pictures: Pictures

      init(_ source: Int32, in pictures: Pictures) {
        self.source = source
        self.pictures = pictures
      }

      isolated deinit {
        pictures.drop(source)
      }
    }
  }
#endif
