extension UIView {
  /// A name of the view for tests, which nobody reads out. `nil` by default.
  ///
  /// In a page it is the attribute `data-identifier` of the view's element, also where assistive technology does not hear of the view:
  ///
  /// ```js
  /// document.querySelector('[data-identifier="done"]')
  /// ```
  ///
  /// Several views may have the same one, such as the cells of a list. In a test without a page it comes with
  /// ``LayerChange/accessibility(_:traits:label:value:hint:identifier:)``.
  public final var accessibilityIdentifier: String? {
    get { rareSettings?.identifier }
    set {
      guard newValue != rareSettings?.identifier else { return }
      makeRareSettings().identifier = newValue
      mark(.accessibility)
    }
  }
}
