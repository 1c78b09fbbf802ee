// A picture to zoom, a button and a thousand rows in a window: what a program of one's own looks like.
import Foundation

func tell(_ text: String) {
  FileHandle.standardError.write(Data("DesktopSample: \(text)\n".utf8))
}

#if Desktop
  import DesktopHost
  import TouchKit
  import Tsumami

  do {
    try DesktopHost.run(title: "Tsumami", size: CGSize(width: 800, height: 600)) { page in
      let path = CommandLine.arguments.dropFirst().first
      let picture = path.flatMap { page.image($0) }
      if let path, picture == nil { tell("\(path): no picture that can be read here") }
      return SampleView(picture: picture)
    }
  } catch {
    tell("\(error)")
    exit(69)
  }
#else
  tell("build it with the trait: swift run --traits Desktop DesktopSample [PICTURE]")
  exit(64)
#endif
