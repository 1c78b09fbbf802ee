#if !hasFeature(Embedded)
  /// What a cell shows, as a value that makes the view for it. Natively only.
  ///
  /// ``UIListContentConfiguration`` is the one of lists. One of one's own is a value that makes a view of one's own, which conforms to ``UIContentView`` and
  /// says how high it wants to be.
  @preconcurrency @MainActor
  public protocol UIContentConfiguration {
    /// A new view that shows the configuration. Called once for a cell; another configuration of the same type is handed to that view.
    func makeContentView() -> any UIView & UIContentView

    /// The configuration for a state, such as that of a selected cell. Called when the state changes, where the cell updates by itself.
    func updated(for state: any UIConfigurationState) -> Self
  }

  /// The view that shows a configuration. It says how high it wants to be by ``UIView/sizeThatFits(_:)``. Natively only.
  @preconcurrency @MainActor
  public protocol UIContentView: AnyObject {
    /// What is shown; set to another one of a type that the view shows.
    var configuration: any UIContentConfiguration { get set }

    /// Whether the view can show a configuration; one that it cannot show gets a view of its own. True by default for the type that is shown.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
  }

  extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
      type(of: configuration) == type(of: self.configuration)
    }
  }
#endif
