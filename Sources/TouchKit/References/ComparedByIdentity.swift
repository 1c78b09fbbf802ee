#if !hasFeature(Embedded)
  /// An object that is equal to itself alone, as an `NSObject` is that says nothing else: it can be in sets, be a key of dictionaries, and be compared by `==`.
  /// Natively only.
  nonisolated public protocol ComparedByIdentity: AnyObject, Hashable {}

  extension ComparedByIdentity {
    /// True for one and the same object.
    nonisolated public static func == (a: Self, b: Self) -> Bool {
      a === b
    }

    /// Tells the objects apart by their addresses.
    nonisolated public func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(self))
    }
  }

  extension CADisplayLink: nonisolated ComparedByIdentity {}
  extension CALayer: nonisolated ComparedByIdentity {}
  extension UIApplication: nonisolated ComparedByIdentity {}
  extension UIBezierPath: nonisolated ComparedByIdentity {}
  extension UICubicTimingParameters: nonisolated ComparedByIdentity {}
  extension UIEvent: nonisolated ComparedByIdentity {}
  extension UIFeedbackGenerator: nonisolated ComparedByIdentity {}
  extension UIImage: nonisolated ComparedByIdentity {}
  extension UIKeyCommand: nonisolated ComparedByIdentity {}
  extension UILayoutGuide: nonisolated ComparedByIdentity {}
  extension UIPercentDrivenInteractiveTransition: nonisolated ComparedByIdentity {}
  extension UIPresentationController: nonisolated ComparedByIdentity {}
  extension UIScreen: nonisolated ComparedByIdentity {}
  extension UISpringTimingParameters: nonisolated ComparedByIdentity {}
  extension UIViewPropertyAnimator: nonisolated ComparedByIdentity {}
#endif
