// What constraints are made from. In the same order as those of layout guides.

extension UIView {
  /// The left edge.
  public final var leftAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutItem(self), .left)
  }

  /// The right edge.
  public final var rightAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutItem(self), .right)
  }

  /// The edge where one begins to read; see ``NSLayoutConstraint/Attribute/leading``.
  public final var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutItem(self), .leading)
  }

  /// The edge opposite the leading one.
  public final var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutItem(self), .trailing)
  }

  /// The middle across.
  public final var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutItem(self), .centerX)
  }

  /// The upper edge.
  public final var topAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutItem(self), .top)
  }

  /// The lower edge.
  public final var bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutItem(self), .bottom)
  }

  /// The middle down.
  public final var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutItem(self), .centerY)
  }

  /// The length across.
  public final var widthAnchor: NSLayoutDimension {
    NSLayoutDimension(LayoutItem(self), .width)
  }

  /// The length down.
  public final var heightAnchor: NSLayoutDimension {
    NSLayoutDimension(LayoutItem(self), .height)
  }
}

extension UILayoutGuide {
  /// The left edge.
  public final var leftAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutItem(self), .left)
  }

  /// The right edge.
  public final var rightAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutItem(self), .right)
  }

  /// The edge where one begins to read; see ``NSLayoutConstraint/Attribute/leading``.
  public final var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutItem(self), .leading)
  }

  /// The edge opposite the leading one.
  public final var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutItem(self), .trailing)
  }

  /// The middle across.
  public final var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutItem(self), .centerX)
  }

  /// The upper edge.
  public final var topAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutItem(self), .top)
  }

  /// The lower edge.
  public final var bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutItem(self), .bottom)
  }

  /// The middle down.
  public final var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutItem(self), .centerY)
  }

  /// The length across.
  public final var widthAnchor: NSLayoutDimension {
    NSLayoutDimension(LayoutItem(self), .width)
  }

  /// The length down.
  public final var heightAnchor: NSLayoutDimension {
    NSLayoutDimension(LayoutItem(self), .height)
  }
}
