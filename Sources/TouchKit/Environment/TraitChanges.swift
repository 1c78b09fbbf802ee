#if !hasFeature(Embedded)
  /// A trait of which changes can be told: ``UITraitUserInterfaceStyle`` or ``UITraitPreferredContentSizeCategory``. Not to be conformed to.
  public protocol UITraitDefinition {
    /// What is compared.
    associatedtype Value: Equatable
    /// Reads it.
    static func value(in traits: UITraitCollection) -> Value
  }

  /// The type of a trait, as `registerForTraitChanges(_:handler:)` wants it.
  public typealias UITrait = any UITraitDefinition.Type

  /// Light or dark.
  nonisolated public enum UITraitUserInterfaceStyle: UITraitDefinition {
    public static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle {
      traits.userInterfaceStyle
    }
  }

  /// How large texts are to be.
  nonisolated public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
    public static func value(in traits: UITraitCollection) -> UIContentSizeCategory {
      traits.preferredContentSizeCategory
    }
  }

  extension UITraitCollection {
    /// The traits by which colors are chosen, for `registerForTraitChanges(_:handler:)`: light and dark.
    public static var systemTraitsAffectingColorAppearance: [UITrait] {
      [UITraitUserInterfaceStyle.self]
    }
  }

  /// Stands for a registration, to end it by ``UITraitChangeObservable/unregisterForTraitChanges(_:)``. It need not be kept otherwise.
  public protocol UITraitChangeRegistration: AnyObject {}

  /// What tells of changes of its traits: views and view controllers.
  public protocol UITraitChangeObservable: AnyObject {
    /// The present traits.
    var traitCollection: UITraitCollection { get }
  }

  extension UIView: UITraitChangeObservable {}
  extension UIViewController: UITraitChangeObservable {}

  extension UITraitChangeObservable {
    /// Calls a closure after one of these traits has changed, just after ``UIView/traitCollectionDidChange(_:)``, as long as the view or the controller is
    /// there or until the registration is ended. A controller hears of changes while its view is in a window.
    ///
    /// Traits that cannot be named here (size classes, the scale) are not told of. A view that comes into a window or into another superview asks by itself.
    ///
    /// - Parameter handler: gets the view or the controller, so that it need not capture it, and the traits before.
    @discardableResult
    public func registerForTraitChanges(
      _ traits: [UITrait],
      handler: @escaping (_ observed: Self, _ previous: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
      register(traits, handler)
    }

    /// The same with a closure that says of which class the view or the controller is, as in `{ (self: Self, previous: UITraitCollection) in … }`.
    @discardableResult
    public func registerForTraitChanges<Observed: UITraitChangeObservable>(
      _ traits: [UITrait],
      handler: @escaping (_ observed: Observed, _ previous: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
      register(traits, handler)
    }

    private func register<Observed>(
      _ traits: [UITrait], _ handler: @escaping (Observed, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
      let registration = TraitRegistration(traits) { observed, previous in
        if let observed = observed as? Observed { handler(observed, previous) }
      }
      let registrations = traitRegistrations ?? TraitRegistrations()
      registrations.all.append(registration)
      traitRegistrations = registrations
      return registration
    }

    /// Nothing is called for this registration any more; nothing happens where it is not one of this view or controller.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
      traitRegistrations?.all.removeAll { $0 === registration }
    }

    private var traitRegistrations: TraitRegistrations? {
      get {
        (self as? UIView)?.rareSettings?.traitRegistrations
          ?? (self as? UIViewController)?.traitRegistrations
      }
      set {
        (self as? UIView)?.makeRareSettings().traitRegistrations = newValue
        (self as? UIViewController)?.traitRegistrations = newValue
      }
    }
  }

  /// Who wants to hear of the traits of one view or controller, in the order in which they asked.
  final class TraitRegistrations {
    var all: [TraitRegistration] = []

    deinit {}

    func tell(_ observed: any UITraitChangeObservable, since previous: UITraitCollection) {
      // As they are now: a call may end others, or ask for more.
      for registration in all where all.contains(where: { $0 === registration }) {
        registration.tell(observed, since: previous)
      }
    }
  }

  final class TraitRegistration: UITraitChangeRegistration {
    private let traits: [UITrait]
    private let handler: (any UITraitChangeObservable, UITraitCollection) -> Void

    init(
      _ traits: [UITrait],
      _ handler: @escaping (any UITraitChangeObservable, UITraitCollection) -> Void
    ) {
      (self.traits, self.handler) = (traits, handler)
    }

    deinit {}

    func tell(_ observed: any UITraitChangeObservable, since previous: UITraitCollection) {
      let now = observed.traitCollection
      if traits.contains(where: { hasChanged($0, previous, now) }) { handler(observed, previous) }
    }

    private func hasChanged<Trait: UITraitDefinition>(
      _ trait: Trait.Type, _ old: UITraitCollection, _ new: UITraitCollection
    ) -> Bool {
      Trait.value(in: old) != Trait.value(in: new)
    }
  }
#endif
