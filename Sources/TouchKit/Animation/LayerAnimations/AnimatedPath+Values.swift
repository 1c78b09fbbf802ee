#if !hasFeature(Embedded)
  import Foundation

  // What programs give as values of a property, which have no type.
  extension AnimatedPath {
    /// What a value means for the property; `nil` for none, and for one that does not fit.
    func value(_ any: Any?) -> AnimatedValue? {
      guard let any else { return nil }
      switch (property, part) {
      case (.center, .whole), (.gradientStart, .whole), (.gradientEnd, .whole),
        (.shadowOffset, _), (_, .origin), (_, .size), (_, .translation):
        return point(any).map { .point($0) }
      case (.bounds, .whole): return rect(any).map { .rect($0) }
      case (.transform, .whole): return transform(any).map { .transform($0) }
      case (.background, _), (.borderColor, _), (.shadowColor, _), (.fill, _), (.stroke, _):
        return (any as? CGColor).map { .color($0.color.shades) }
      case (.path, _): return (any as? CGPath).map { .path($0.elements) }
      case (.gradientColors, _):
        return (any as? [Any]).map { .colors($0.compactMap { ($0 as? CGColor)?.color.shades }) }
      case (.gradientLocations, _):
        return (any as? [Any]).map { .numbers($0.compactMap { number($0) }) }
      default: return number(any).map { .number($0) }
      }
    }

    private func number(_ any: Any) -> CGFloat? {
      let number: Double?
      switch any {
      case let value as any BinaryFloatingPoint: number = Double(value)
      case let value as any BinaryInteger: number = Double(value)
      case let value as NSNumber: number = value.doubleValue
      default: number = nil
      }
      return number.flatMap { $0.isFinite ? CGFloat($0) : nil }
    }

    private func point(_ any: Any) -> CGPoint? {
      switch any {
      case let point as CGPoint: return point
      case let size as CGSize: return CGPoint(size)
      case let value as NSValue where value.holds("CGPoint"): return value.pointValue
      case let value as NSValue where value.holds("CGSize"): return CGPoint(value.sizeValue)
      default: return nil
      }
    }

    private func rect(_ any: Any) -> CGRect? {
      switch any {
      case let rect as CGRect: rect
      case let value as NSValue where value.holds("CGRect"): value.rectValue
      default: nil
      }
    }

    private func transform(_ any: Any) -> CGAffineTransform? {
      switch any {
      case let transform as CATransform3D: return CATransform3DGetAffineTransform(transform)
      case let transform as CGAffineTransform: return transform
      case let value as NSValue where String(cString: value.objCType) == "[16d]":
        var transform = CATransform3D()
        value.getValue(&transform)
        return CATransform3DGetAffineTransform(transform)
      default: return nil
      }
    }
  }

  extension NSValue {
    fileprivate func holds(_ name: String) -> Bool {
      String(cString: objCType).hasPrefix("{\(name)=")
    }
  }
#endif
