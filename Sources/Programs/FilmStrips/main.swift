// Draws the film strips of the documentation: FilmStrips PICTURES OUT, two folders.
//
// The clock is advanced by hand, so every run makes the same pictures.
import Foundation

#if Desktop
  import DesktopHost

  let arguments = CommandLine.arguments.dropFirst()
  guard arguments.count == 2, let pictures = arguments.first, let out = arguments.last else {
    fail("usage: FilmStrips PICTURES OUT", 64)
  }
  do {
    for strip in ZoomStrip.all { try strip.draw(pictures, to: "\(out)/\(strip.name).png") }
    try NavigationStrip.draw(pictures, to: "\(out)/navigation.png")
    try SheetStrip.draw(pictures, to: "\(out)/sheet.png")
  } catch {
    fail("FilmStrips: \(error)", 74)
  }
#else
  fail("build it with the trait: swift run --traits Desktop FilmStrips PICTURES OUT", 64)
#endif

func fail(_ text: String, _ status: Int32) -> Never {
  FileHandle.standardError.write(Data("\(text)\n".utf8))
  exit(status)
}
