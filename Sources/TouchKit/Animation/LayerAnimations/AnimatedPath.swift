#if !hasFeature(Embedded)
  /// What the name of a layer's property stands for: `transform.scale.x` is a part of the transform.
  struct AnimatedPath: Equatable {
    let property: AnimatedProperty
    let part: Part

    enum Part {
      case whole
      // Of a point or a rectangle.
      case x
      case y
      case origin
      case size
      case width
      case height
      // Of a transform. A turn about the x or y axis is what is seen of it from the front.
      case scale
      case scaleX
      case scaleY
      case rotation
      case rotationX
      case rotationY
      case translation
      case translationX
      case translationY
    }

    init(_ property: AnimatedProperty, _ part: Part) {
      self.property = property
      self.part = part
    }

    /// `nil` for a name that stands for nothing that can be animated.
    init?(keyPath: String) {
      guard let (property, part) = Self.names[keyPath] else { return nil }
      self.init(property, part)
    }

    private static let names: [String: (AnimatedProperty, Part)] = [
      "position": (.center, .whole), "position.x": (.center, .x), "position.y": (.center, .y),
      "bounds": (.bounds, .whole), "bounds.origin": (.bounds, .origin),
      "bounds.origin.x": (.bounds, .x), "bounds.origin.y": (.bounds, .y),
      "bounds.size": (.bounds, .size), "bounds.size.width": (.bounds, .width),
      "bounds.size.height": (.bounds, .height),
      "transform": (.transform, .whole), "transform.scale": (.transform, .scale),
      "transform.scale.x": (.transform, .scaleX), "transform.scale.y": (.transform, .scaleY),
      "transform.rotation": (.transform, .rotation),
      "transform.rotation.x": (.transform, .rotationX),
      "transform.rotation.y": (.transform, .rotationY),
      "transform.rotation.z": (.transform, .rotation),
      "transform.translation": (.transform, .translation),
      "transform.translation.x": (.transform, .translationX),
      "transform.translation.y": (.transform, .translationY),
      "opacity": (.alpha, .whole), "backgroundColor": (.background, .whole),
      "cornerRadius": (.corners, .whole),
      "borderWidth": (.borderWidth, .whole), "borderColor": (.borderColor, .whole),
      "shadowOpacity": (.shadowOpacity, .whole), "shadowRadius": (.shadowRadius, .whole),
      "shadowOffset": (.shadowOffset, .whole), "shadowColor": (.shadowColor, .whole),
      "strokeStart": (.strokeStart, .whole), "strokeEnd": (.strokeEnd, .whole),
      "lineWidth": (.lineWidth, .whole), "fillColor": (.fill, .whole),
      "strokeColor": (.stroke, .whole), "path": (.path, .whole),
      "colors": (.gradientColors, .whole), "locations": (.gradientLocations, .whole),
      "startPoint": (.gradientStart, .whole), "startPoint.x": (.gradientStart, .x),
      "startPoint.y": (.gradientStart, .y), "endPoint": (.gradientEnd, .whole),
      "endPoint.x": (.gradientEnd, .x), "endPoint.y": (.gradientEnd, .y),
    ]

    /// The part of a value of the property.
    func value(in whole: AnimatedValue) -> AnimatedValue {
      switch (part, whole) {
      case (.whole, _): return whole
      case (.x, .point(let point)): return .number(point.x)
      case (.y, .point(let point)): return .number(point.y)
      case (.x, .rect(let rect)): return .number(rect.origin.x)
      case (.y, .rect(let rect)): return .number(rect.origin.y)
      case (.origin, .rect(let rect)): return .point(rect.origin)
      case (.size, .rect(let rect)): return .point(CGPoint(rect.size))
      case (.width, .rect(let rect)): return .number(rect.size.width)
      case (.height, .rect(let rect)): return .number(rect.size.height)
      case (_, .transform(let transform)): return value(in: transform.decomposed())
      default: return whole
      }
    }

    private func value(in parts: CGAffineTransformComponents) -> AnimatedValue {
      switch part {
      // Of both axes together: what one that keeps shapes has.
      case .scale: .number((abs(parts.scale.width * parts.scale.height)).squareRoot())
      case .scaleX: .number(parts.scale.width)
      case .scaleY: .number(parts.scale.height)
      case .rotation: .number(parts.rotation)
      case .translation: .point(CGPoint(x: parts.translation.dx, y: parts.translation.dy))
      case .translationX: .number(parts.translation.dx)
      case .translationY: .number(parts.translation.dy)
      // Nothing of it can be told from what is seen.
      default: .number(0)
      }
    }

    /// A value of the property with another part.
    func putting(_ value: AnimatedValue, into whole: AnimatedValue) -> AnimatedValue {
      switch (part, whole, value) {
      case (.whole, _, _): return value
      case (.x, .point(let old), .number(let x)): return .point(CGPoint(x: x, y: old.y))
      case (.y, .point(let old), .number(let y)): return .point(CGPoint(x: old.x, y: y))
      case (_, .rect(var rect), .number(let number)):
        switch part {
        case .x: rect.origin.x = number
        case .y: rect.origin.y = number
        case .width: rect.size.width = number
        default: rect.size.height = number
        }
        return .rect(rect)
      case (_, .rect(var rect), .point(let point)):
        if part == .origin {
          rect.origin = point
        } else {
          rect.size = CGSize(width: point.x, height: point.y)
        }
        return .rect(rect)
      case (_, .transform(let old), _): return .transform(old.putting(value, as: part))
      default: return whole
      }
    }

    /// What adds nothing to a value of the part.
    func nothing(like value: AnimatedValue) -> AnimatedValue {
      switch value {
      case .transform: .transform(.identity)
      default: value.adding(-1, of: value)
      }
    }

    /// Two values of the part, one added to the other; a transform is applied before the other one.
    func sum(_ base: AnimatedValue, _ added: AnimatedValue) -> AnimatedValue {
      if case .transform(let below) = base, case .transform(let above) = added {
        return .transform(above.concatenating(below))
      }
      return base.adding(1, of: added)
    }
  }

  extension CGAffineTransform {
    fileprivate func putting(_ value: AnimatedValue, as part: AnimatedPath.Part)
      -> CGAffineTransform
    {
      var parts = decomposed()
      switch (part, value) {
      case (.scale, .number(let scale)): parts.scale = CGSize(width: scale, height: scale)
      case (.scaleX, .number(let scale)): parts.scale.width = scale
      case (.scaleY, .number(let scale)): parts.scale.height = scale
      case (.rotation, .number(let angle)): parts.rotation = angle
      case (.rotationX, .number(let angle)): return turned(by: angle, 1, 0)
      case (.rotationY, .number(let angle)): return turned(by: angle, 0, 1)
      case (.translation, .point(let point)):
        parts.translation = CGVector(dx: point.x, dy: point.y)
      case (.translationX, .number(let x)): parts.translation.dx = x
      case (.translationY, .number(let y)): parts.translation.dy = y
      default: return self
      }
      return CGAffineTransform(parts)
    }

    // About an axis in the plane, before this map.
    private func turned(by angle: CGFloat, _ x: CGFloat, _ y: CGFloat) -> CGAffineTransform {
      CATransform3DGetAffineTransform(
        CATransform3DRotate(CATransform3DMakeAffineTransform(self), angle, x, y, 0))
    }
  }
#endif
