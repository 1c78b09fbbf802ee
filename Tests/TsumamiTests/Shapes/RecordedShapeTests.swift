import Testing
import Tsumami
import UIKit

@Suite(.enabled(if: RecordedStrokes.areHere, "the $1 stroke logs are not in $TSUMAMI_DATA"))
struct RecordedShapes {
  @Test(arguments: [ShapeMatching.cloud, .ordered(rotation: .pi / 8)])
  func `Five templates of a writer's own are enough for all sixteen shapes`(
    matching: ShapeMatching
  ) {
    let mine = RecordedStrokes.all.filter { $0.writer == "s04" && $0.speed == "medium" }
    let names = Set(mine.map(\.name)).sorted()
    var library = ShapeLibrary()
    library.matching = matching
    for name in names {
      let shape = library.addShape(name)
      for stroke in mine where stroke.name == name && stroke.number <= 5 {
        library.addTemplate(ShapeDrawing(path: stroke.path()), to: shape)
      }
    }
    var (right, rejected) = (0, 0)
    let asked = mine.filter { $0.number > 5 }
    for stroke in asked {
      let drawing = ShapeDrawing(path: stroke.path())
      if library.nearest(to: drawing)?.shape == names.firstIndex(of: stroke.name) { right += 1 }
      if library.recognize(drawing) == nil { rejected += 1 }
    }
    #expect(asked.count == 80)
    #expect(right >= 79)
    #expect(rejected <= 8)
  }
}
