// The program of the gallery's page.
import ScenePage
import Scenes
import TouchKit
import WebHost

WebHost.run { page in
  let start = page.start.flatMap { SceneStart($0.bytes) }
  let scene = Scene.gallery(
    size: page.size, photos: start?.photos ?? GalleryPhotos(pictures: [], names: []),
    list: start?.list, clock: page.clock)
  return GalleryMessages.show(scene, on: page)
}
