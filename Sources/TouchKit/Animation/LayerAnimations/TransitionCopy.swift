#if !hasFeature(Embedded)
  /// What was seen of a layer before a ``CATransition``, beside it for as long as that runs.
  ///
  ///     fade     the copy, in front, fades out        the layer fades in, where the copy does not cover it
  ///     push     it moves out, and fades              the layer moves in, and fades in
  ///     moveIn   it stays, behind                     the layer moves in
  ///     reveal   it moves out, in front               the layer stays
  final class TransitionCopy: UIView {
    private let type: CATransitionType
    private let way: CGVector
    /// True where nothing of the layer can be seen through it.
    private let covers: Bool
    private let isWhole: Bool

    /// `nil` where nothing of the view is seen.
    init?(of old: UIView, _ type: CATransitionType, going way: CGVector) {
      isWhole = old is UIWindow
      guard old.host != nil, isWhole || !(old.isHidden || old.isConcealed),
        let container = old.superview ?? (old as? UIWindow),
        let copy = old.snapshotView(afterScreenUpdates: false)
      else { return nil }
      self.type = type
      self.way = way
      covers = isWhole || old.isCovering
      super.init(frame: .zero)
      isUserInteractionEnabled = false
      accessibilityElementsHidden = true
      addSubview(copy)
      bounds.size = old.bounds.size
      alpha = isWhole ? 1 : old.alpha
      if !isWhole {
        transform = old.transform
        anchorPoint = old.anchorPoint
      }
      center = isWhole ? CGPoint(x: old.bounds.midX, y: old.bounds.midY) : old.center
      if isWhole {
        container.addSubview(self)
      } else if type == .moveIn {
        container.insertSubview(self, belowSubview: old)
      } else {
        container.insertSubview(self, aboveSubview: old)
      }
    }

    required init?(coder: NSCoder) {
      nil
    }

    deinit {}

    /// Runs at the pace of a transition, and stays as it is at the end.
    func begin(like transition: CATransition) {
      let parts = oldParts
      guard !parts.isEmpty else { return }
      let group = CAAnimationGroup()
      group.take(transition)
      group.delegate = nil
      group.isRemovedOnCompletion = false
      group.fillMode = .both
      for part in parts { part.duration = 0 }
      group.animations = parts
      layer.add(group, forKey: nil)
    }

    private var moves: Bool { type == .push || type == .moveIn || type == .reveal }

    // In a window what is new is there already, so that what is old always leaves.
    private var oldParts: [CAPropertyAnimation] {
      guard moves else { return [faded(from: nil, to: 0)] }
      guard type != .moveIn || isWhole else { return [] }
      let motion = moved(from: .zero, to: way)
      return type == .push ? motion + [faded(from: nil, to: 0)] : motion
    }

    /// What is animated of the layer.
    var newParts: [CAPropertyAnimation] {
      guard !isWhole, type != .reveal else { return [] }
      guard moves else { return covers ? [] : [faded(from: 0, to: nil)] }
      let motion = moved(from: CGVector(dx: -way.dx, dy: -way.dy), to: .zero)
      return type == .push ? motion + [faded(from: 0, to: nil)] : motion
    }

    private func faded(from: CGFloat?, to: CGFloat?) -> CABasicAnimation {
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = from
      fade.toValue = to
      return fade
    }

    private func moved(from: CGVector, to: CGVector) -> [CABasicAnimation] {
      let across = moved("transform.translation.x", from.dx, to.dx)
      let down = moved("transform.translation.y", from.dy, to.dy)
      return [across, down].compactMap(\.self)
    }

    private func moved(_ path: String, _ from: CGFloat, _ to: CGFloat) -> CABasicAnimation? {
      guard from != to else { return nil }
      let motion = CABasicAnimation(keyPath: path)
      motion.fromValue = from
      motion.toValue = to
      motion.isAdditive = true
      return motion
    }
  }
#endif
