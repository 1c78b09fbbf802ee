// The segments of a segmented control, and what becomes of the chosen one.
extension UISegmentedControl {
  /// How many there are.
  public final var numberOfSegments: Int {
    segments.count
  }

  /// Adds a segment before the one at an index, from 0; one beyond the last is the end. The chosen one stays chosen.
  ///
  /// - Parameter animated: true to let the others make room for it.
  public final func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let index = min(max(0, segment), segments.count)
    let new = Segment(frame: .zero)
    new.text = title
    if let before = self.segment(at: min(index, segments.count - 1)) {
      new.frame = before.frame
      new.alpha = 0
    }
    segments.insert(new, at: index)
    addPart(new)
    if chosen >= index { chosen += 1 }
    changed(animated)
  }

  /// Takes a segment away; one that is not there changes nothing. Where it was chosen none is then.
  public final func removeSegment(at segment: Int, animated: Bool) {
    guard let old = self.segment(at: segment) else { return }
    old.removeFromSuperview()
    segments.remove(at: segment)
    if chosen == segment { chosen = UISegmentedControl.noSegment }
    if chosen > segment { chosen -= 1 }
    changed(animated)
  }

  /// Takes all segments away.
  public final func removeAllSegments() {
    for old in segments { old.removeFromSuperview() }
    segments.removeAll()
    chosen = UISegmentedControl.noSegment
    changed(false)
  }

  /// Sets a segment's title; nothing happens for one that is not there, here and below.
  public final func setTitle(_ title: String?, forSegmentAt segment: Int) {
    self.segment(at: segment)?.text = title
    changed(false)
  }

  /// A segment's title; `nil` for one without a title, and one that is not there.
  public final func titleForSegment(at segment: Int) -> String? {
    self.segment(at: segment)?.text
  }

  /// Sets whether a finger can choose a segment; true by default. The program can.
  public final func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    self.segment(at: segment)?.isEnabled = enabled
    show()
  }

  /// Whether a finger can choose a segment; false for one that is not there.
  public final func isEnabledForSegment(at segment: Int) -> Bool {
    self.segment(at: segment)?.isEnabled ?? false
  }

  /// Sets a segment's width, in points; with 0, the default, it shares what the others leave.
  public final func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    self.segment(at: segment)?.width = width > 0 && width.isFinite ? width : 0
    changed(false)
  }

  /// The width that was set for a segment; 0 where none was.
  public final func widthForSegment(at segment: Int) -> CGFloat {
    self.segment(at: segment)?.width ?? 0
  }

  final func segment(at index: Int) -> Segment? {
    segments.indices.contains(index) ? segments[index] : nil
  }

  final func changed(_ animated: Bool) {
    pressed = nil
    drawsThumb = false
    tellArranger()
    showIfNeeded(animated)
  }
}
