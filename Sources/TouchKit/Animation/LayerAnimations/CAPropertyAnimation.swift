#if !hasFeature(Embedded)
  /// An animation of one property of a layer, by its name. Natively only.
  ///
  /// The names are: `position`, `bounds`, `transform`, `opacity`, `backgroundColor`, `cornerRadius`, `borderWidth`, `borderColor`, `shadowOpacity`, `shadowRadius`, `shadowOffset`, `shadowColor`; of a ``CAShapeLayer`` `path`, `strokeStart`, `strokeEnd`, `lineWidth`, `fillColor`, `strokeColor`; of a ``CAGradientLayer`` `colors`, `locations`, `startPoint`, `endPoint`;
  /// and parts of them: `position.x`, `bounds.size.width`, `transform.scale`, `transform.scale.x`, `transform.rotation` (about the axes, too: `transform.rotation.y`), `transform.translation.y` and
  /// so on. What another name stands for is not animated: the time passes, and nothing is seen.
  open class CAPropertyAnimation: CAAnimation {
    /// The name of the property. `nil` by default.
    open var keyPath: String?

    /// Whether its values are added to what the property has, instead of replacing it; a transform is applied before that of the layer. False by default. Colors are not added.
    open var isAdditive = false

    /// Whether each further time begins where the last one ended; false by default. Numbers, points and sizes do.
    open var isCumulative = false

    /// An animation of the property with a name.
    public convenience init(keyPath path: String?) {
      self.init()
      keyPath = path
    }

    // Spelled out: see UIResponder.
    deinit {}

    override func take(_ other: CAAnimation) {
      super.take(other)
      guard let other = other as? CAPropertyAnimation else { return }
      keyPath = other.keyPath
      isAdditive = other.isAdditive
      isCumulative = other.isCumulative
    }

    override func describe(in course: inout LayerCourse) {
      super.describe(in: &course)
      guard let path = keyPath.flatMap(AnimatedPath.init(keyPath:)),
        let values = values(of: path, lasting: course.time.duration)
      else { return }
      course.changes.append(
        LayerCourse.Change(
          path: path, values: values, isAdditive: isAdditive, isCumulative: isCumulative))
    }

    /// The values that it gives the property; `nil` for none.
    func values(of path: AnimatedPath, lasting duration: TimeInterval) -> LayerCourse.Values? {
      nil
    }
  }
#endif
