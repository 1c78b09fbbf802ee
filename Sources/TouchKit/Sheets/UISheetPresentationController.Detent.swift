#if !hasFeature(Embedded)
  /// What a detent is asked with.
  @preconcurrency @MainActor
  public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
    /// The traits of the container.
    var containerTraitCollection: UITraitCollection { get }
    /// The height of the large detent, in points, without the safe area at the bottom.
    var maximumDetentValue: CGFloat { get }
  }

  extension UISheetPresentationController {
    /// A height at which a sheet rests.
    @preconcurrency @MainActor
    public final class Detent {
      /// Names a detent: ``UISheetPresentationController/selectedDetentIdentifier``. The raw values are UIKit's.
      nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// A name of a program's own.
        public init(_ rawValue: String) {
          self.rawValue = rawValue
        }

        public init(rawValue: String) {
          self.rawValue = rawValue
        }

        /// About half of the container.
        public static let medium = Identifier("com.apple.UIKit.medium")
        /// Nearly all of it.
        public static let large = Identifier("com.apple.UIKit.large")
      }

      /// Its name.
      public let identifier: Identifier
      private let resolve: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

      private init(
        _ identifier: Identifier,
        _ resolve: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
      ) {
        self.identifier = identifier
        self.resolve = resolve
      }

      deinit {}

      /// Half of the large one, and the safe area at the bottom.
      public static func medium() -> Detent {
        Detent(.medium) { $0.maximumDetentValue / 2 }
      }

      /// All of the container but its safe area at the top and ``Constants/sheetGap``.
      public static func large() -> Detent {
        Detent(.large) { $0.maximumDetentValue }
      }

      /// A height of a program's own.
      ///
      /// ```swift
      /// sheet.detents = [.custom(identifier: .init("bar")) { _ in 80 }, .medium(), .large()]
      /// ```
      ///
      /// - Parameters:
      ///   - identifier: its name; by default one that no other detent has.
      ///   - resolver: answers the height in points, to which the safe area at the bottom is added, and which is limited to the large one's; `nil` for none
      ///     at present. Kept: capture controllers weakly. Called whenever the container has another size, and by
      ///     ``UISheetPresentationController/invalidateDetents()``.
      public static func custom(
        identifier: Identifier? = nil,
        resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
      ) -> Detent {
        Detent(identifier ?? Identifier(UUID().uuidString), resolver)
      }

      /// The height, in points, without the safe area at the bottom; `nil` where there is none at present, or what was answered is not positive and finite.
      public func resolvedValue(
        in context: any UISheetPresentationControllerDetentResolutionContext
      ) -> CGFloat? {
        guard let value = resolve(context), value.isFinite, value > 0 else { return nil }
        return min(value, context.maximumDetentValue)
      }
    }
  }
#endif
