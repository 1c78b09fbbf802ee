import Testing

@testable import TouchKit

/// The time of an animation, by its formula.
@Suite struct MediaTimeTests {
  private func moments(_ time: MediaTime, _ times: [Double]) -> [CGFloat?] {
    times.map { time.moment(at: $0)?.progress }
  }

  @Test func `It runs once, from its beginning to its end`() {
    let time = MediaTime(begin: 10, duration: 2)
    #expect(moments(time, [9, 10, 11, 11.5, 12, 13]) == [nil, 0, 0.5, 0.75, nil, nil])
    #expect(!time.hasBegun(at: 9.9) && time.hasBegun(at: 10))
    #expect(!time.isOver(at: 11.9) && time.isOver(at: 12))
  }

  @Test func `What it fills is seen before and after`() {
    var time = MediaTime(begin: 10, duration: 2, fill: .backwards)
    #expect(moments(time, [0, 13]) == [0, nil])
    time.fill = .forwards
    #expect(moments(time, [0, 13]) == [nil, 1])
    time.fill = .both
    time.reverses = true
    #expect(moments(time, [0, 13, 20]) == [0, 0.5, 0])
  }

  @Test func `It repeats, by a count or for a time, and the last time ends at its end`() {
    var time = MediaTime(duration: 1, count: 2.5, fill: .forwards)
    #expect(moments(time, [0.5, 1.25, 2.25, 3]) == [0.5, 0.25, 0.25, 0.5])
    #expect(time.moment(at: 2.25)?.round == 2)
    time.count = 2
    #expect(moments(time, [1, 2, 3]) == [0, 1, 1])
    time.repeatDuration = 1.5
    #expect(moments(time, [1.25, 4]) == [0.25, 0.5])
    time.repeatDuration = 0
    time.count = .infinity
    #expect(moments(time, [1000.25]) == [0.25] && !time.isOver(at: 1e9))
  }

  @Test func `Its time runs faster, slower, from elsewhere, backwards, and not at all`() {
    #expect(moments(MediaTime(duration: 1, speed: 2), [0.25, 0.5]) == [0.5, nil])
    #expect(moments(MediaTime(duration: 1, offset: 0.5), [0.25]) == [0.75])
    let back = MediaTime(duration: 1, speed: -1, offset: 1)
    #expect(moments(back, [0.25, 0.75]) == [0.75, 0.25])
    #expect(back.isOver(at: 1) && !back.isOver(at: 0.5))
    let still = MediaTime(duration: 1, speed: 0, offset: 0.3)
    #expect(moments(still, [0, 100]) == [0.3, 0.3] && !still.isOver(at: 1e9))
  }

  @Test func `Without a duration it is over at once, and its end is seen`() {
    let time = MediaTime(duration: 0, fill: .both)
    #expect(time.isOver(at: 0) && moments(time, [-1, 0, 1]) == [1, 1, 1])
    #expect(MediaTime(duration: 0, count: .infinity).isOver(at: 0))
  }
}
