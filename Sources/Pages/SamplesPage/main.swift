// The program of the samples' page: the page says which scene it shows.
import ScenePage
import Scenes
import TouchKit
import WebHost

WebHost.run { page in
  let start = page.start.flatMap { SceneStart($0.bytes) }
  guard let kind = SceneKind.allCases.first(where: { $0.name.string.isSame(as: start?.scene) }),
    let scene = kind.makeSample(
      size: page.size, pictures: start?.pictures ?? [], tileScales: start?.tileScales ?? [],
      clock: page.clock, items: start?.items ?? SceneKind.standardItems)
  else { preconditionFailure("there is no such sample") }
  return ScenePage.show(scene, on: page)
}

extension StaticString {
  fileprivate func isSame(as bytes: [UInt8]?) -> Bool {
    withUTF8Buffer { $0.elementsEqual(bytes ?? []) }
  }
}
