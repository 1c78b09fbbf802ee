// The program of the samples' page: the page says which scene it shows.
import ScenePage
import Scenes
import TouchKit
import WebHost

WebHost.run { page in
  let start = page.start.flatMap { SceneStart($0.bytes) }
  let name = start?.scene ?? []
  guard let kind = SceneKind.allCases.first(where: { $0.name.string.isSame(as: name) }),
    let scene = kind.makeSample(
      size: page.size, pictures: start?.pictures ?? [], tileScales: start?.tileScales ?? [],
      clock: page.clock, items: start?.items ?? SceneKind.standardItems)
  else { preconditionFailure("there is no such sample") }
  return ScenePage.show(scene, on: page)
}
