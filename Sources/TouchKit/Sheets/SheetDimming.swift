#if !hasFeature(Embedded)
  /// What lies between a sheet and what is behind it. A tap on it dismisses the sheet.
  final class SheetDimming: UIView {
    weak var mover: SheetMover?

    init() {
      super.init(frame: .zero)
      backgroundColor = UIColor {
        UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.48 : 0.2)
      }
      let tap = UITapGestureRecognizer()
      tap.addAction { [here = WeakReference(self)] _ in here.object?.mover?.tappedBeside() }
      addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) {
      nil
    }

    // Spelled out: see UIResponder.
    deinit {}
  }
#endif
