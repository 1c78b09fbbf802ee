import Scenes
import Testing
import TouchKit

@Suite struct PinchMeSceneTests {
  let player = ScenePlayer(.pinchMe)

  @Test func `Apart by more than 100 points is outward, and erased 1.6 seconds after it was shown`()
    throws
  {
    let lines = try player.play(
      """
      {"t":0,"id":1,"phase":"began","x":110,"y":240}
      {"t":0,"id":2,"phase":"began","x":210,"y":240}
      {"t":0.1,"id":1,"phase":"moved","x":60,"y":240}
      {"t":0.2,"id":2,"phase":"moved","x":260,"y":240}
      {"t":0.3,"id":2,"phase":"moved","x":261,"y":240}
      {"t":0.4,"id":2,"phase":"moved","x":290,"y":240}
      {"t":0.5,"id":1,"phase":"ended","x":60,"y":240}
      {"t":0.5,"id":2,"phase":"ended","x":290,"y":240}
      """)
    #expect(
      lines == [
        #"{"t":0.3,"event":"label","text":"Outward Pinch"}"#,
        #"{"t":1.9,"event":"label","text":""}"#,
      ])
    #expect(player.last.hasSuffix(#""scene":"pinch-me","label":""}"#))
  }

  @Test func `Together by more than 100 points is inward, fingers one after the other too`() throws
  {
    let lines = try player.play(
      """
      {"t":0,"id":1,"phase":"began","x":40,"y":240}
      {"t":0.2,"id":2,"phase":"began","x":280,"y":240}
      {"t":0.4,"id":2,"phase":"moved","x":180,"y":240}
      {"t":0.5,"id":2,"phase":"moved","x":170,"y":240}
      {"t":0.6,"id":1,"phase":"ended","x":40,"y":240}
      {"t":0.7,"id":2,"phase":"ended","x":170,"y":240}
      """)
    #expect(
      lines == [
        #"{"t":0.5,"event":"label","text":"Inward Pinch"}"#,
        #"{"t":2.1,"event":"label","text":""}"#,
      ])
  }

  @Test func `It turns round when the distance has gone beyond the other side`() throws {
    let lines = try player.play(
      """
      {"t":0,"id":1,"phase":"began","x":20,"y":240}
      {"t":0,"id":2,"phase":"began","x":170,"y":240}
      {"t":0.1,"id":2,"phase":"moved","x":290,"y":240}
      {"t":0.4,"id":2,"phase":"moved","x":40,"y":240}
      {"t":0.5,"id":1,"phase":"ended","x":20,"y":240}
      {"t":0.5,"id":2,"phase":"ended","x":40,"y":240}
      """)
    #expect(
      lines == [
        #"{"t":0.1,"event":"label","text":"Outward Pinch"}"#,
        #"{"t":0.4,"event":"label","text":"Inward Pinch"}"#,
        #"{"t":2,"event":"label","text":""}"#,
      ])
  }

  @Test func `A lifted finger forgets the distance; the next pinch is one of its own`() throws {
    let lines = try player.play(
      """
      {"t":0,"id":1,"phase":"began","x":20,"y":240}
      {"t":0,"id":2,"phase":"began","x":100,"y":240}
      {"t":0.1,"id":2,"phase":"moved","x":190,"y":240}
      {"t":0.2,"id":2,"phase":"ended","x":190,"y":240}
      {"t":0.3,"id":3,"phase":"began","x":190,"y":240}
      {"t":0.4,"id":3,"phase":"moved","x":260,"y":240}
      {"t":0.5,"id":3,"phase":"moved","x":300,"y":240}
      {"t":0.6,"id":3,"phase":"ended","x":300,"y":240}
      {"t":0.7,"id":3,"phase":"began","x":100,"y":240}
      {"t":0.8,"id":3,"phase":"moved","x":210,"y":240}
      {"t":0.9,"id":3,"phase":"ended","x":210,"y":240}
      {"t":0.9,"id":1,"phase":"ended","x":20,"y":240}
      """)
    #expect(
      lines == [
        #"{"t":0.5,"event":"label","text":"Outward Pinch"}"#,
        #"{"t":0.8,"event":"label","text":"Outward Pinch"}"#,
        #"{"t":2.4,"event":"label","text":""}"#,
      ])
  }

  @Test func `One finger and three fingers pinch nothing`() throws {
    let lines = try player.play(
      """
      {"t":0,"id":1,"phase":"began","x":20,"y":240}
      {"t":0.1,"id":1,"phase":"moved","x":300,"y":240}
      {"t":0.2,"id":2,"phase":"began","x":200,"y":240}
      {"t":0.3,"id":3,"phase":"began","x":200,"y":340}
      {"t":0.4,"id":1,"phase":"moved","x":10,"y":40}
      {"t":0.5,"id":1,"phase":"ended","x":10,"y":40}
      {"t":0.5,"id":2,"phase":"ended","x":200,"y":240}
      {"t":0.5,"id":3,"phase":"ended","x":200,"y":340}
      """)
    #expect(lines == [])
  }

  @Test func `Plus and minus pinch as well`() {
    #expect(player.scene.press(.plus))
    #expect(player.scene.press(.minus))
    #expect(!player.scene.press(.left))
    player.settle()
    #expect(
      player.lines() == [
        #"{"t":0,"event":"label","text":"Outward Pinch"}"#,
        #"{"t":0,"event":"label","text":"Inward Pinch"}"#,
        #"{"t":1.6,"event":"label","text":""}"#,
      ])
  }

  @Test func `The fingers are told how far they have come`() {
    func send(_ phase: UITouch.Phase, _ x: Double, id: Int, at time: Double) {
      let place = CGPoint(x: x, y: 240)
      player.scene.window.send([
        TouchSample(id: id, phase: phase, location: place, timestamp: time)
      ])
    }
    send(.began, 60, id: 1, at: 0)
    #expect(player.texts().contains("And a second finger"))
    send(.began, 160, id: 2, at: 0.1)
    send(.moved, 200, id: 2, at: 0.2)
    #expect(player.texts().contains("+40 points of 100"))
    send(.moved, 100, id: 2, at: 0.3)
    #expect(player.texts().contains("−60 points of 100"))
  }
}
