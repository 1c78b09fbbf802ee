extension UICollectionView {
  /// Whether taps select items now.
  final var selects: Bool {
    guard let extras, extras.isEditing else { return allowsSelection }
    #if !hasFeature(Embedded)
      if extras.allowsMultipleSelectionWhileEditing { return true }
    #endif
    return extras.allowsSelectionWhileEditing
  }

  /// Whether they select several now.
  final var selectsSeveral: Bool {
    #if !hasFeature(Embedded)
      if let extras, extras.isEditing { return extras.allowsMultipleSelectionWhileEditing }
    #endif
    return allowsMultipleSelection
  }
}

extension UICollectionView {
  /// True while items are edited: ``allowsSelectionDuringEditing``, and natively ``allowsMultipleSelectionDuringEditing``, say then what taps select.
  /// What is selected stays so. False by default; a ``UICollectionViewController`` sets it by `setEditing(_:animated:)`.
  public final var isEditing: Bool {
    get { extras?.isEditing ?? false }
    set {
      guard newValue != isEditing else { return }
      makeExtras().isEditing = newValue
      extras?.rows?.close(in: self)
      for cell in visibleCells { cell.stateChanged() }
    }
  }

  /// Whether taps select items while ``isEditing`` is true. False by default.
  public final var allowsSelectionDuringEditing: Bool {
    get { extras?.allowsSelectionWhileEditing ?? false }
    set { makeExtras().allowsSelectionWhileEditing = newValue }
  }
}

#if !hasFeature(Embedded)
  extension UICollectionView {
    /// Whether several items may be selected at once while ``isEditing`` is true; then taps select whatever
    /// ``allowsSelectionDuringEditing`` says. False by default. Natively only.
    public final var allowsMultipleSelectionDuringEditing: Bool {
      get { extras?.allowsMultipleSelectionWhileEditing ?? false }
      set {
        makeExtras().allowsMultipleSelectionWhileEditing = newValue
        installSelectionPan()
      }
    }

    /// Several items may be selected from now on, or no longer: where they may, a gesture selects them.
    final func installSelectionPan() {
      guard allowsMultipleSelection || allowsMultipleSelectionDuringEditing else {
        if let pan = extras?.pan { removeGestureRecognizer(pan) }
        extras?.pan = nil
        return
      }
      guard extras?.pan == nil else { return }
      let pan = SelectionPan()
      pan.setUp()
      makeExtras().pan = pan
      addGestureRecognizer(pan)
    }
  }
#endif
