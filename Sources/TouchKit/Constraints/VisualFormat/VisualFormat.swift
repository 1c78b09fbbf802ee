#if !hasFeature(Embedded)
  /// Views along an axis as a line of text draws them, with the room between them.
  ///
  ///     format      = [("H" | "V") ":"] ["|" room] view {room view} [room "|"]
  ///     room        = "" | "-" | "-" (number | name | predicates) "-"
  ///     view        = "[" name [predicates] "]"
  ///     predicates  = "(" predicate {"," predicate} ")"
  ///     predicate   = ["==" | "<=" | ">="] (number | name) ["@" (number | name)]
  ///
  /// Where the syntax comes from: Apple's Auto Layout Guide, Visual Format Language.
  nonisolated struct VisualFormat: Equatable {
    enum Value: Equatable {
      case number(Double)
      case name(String)
    }

    struct Predicate: Equatable {
      var relation = NSLayoutConstraint.Relation.equal
      var value: Value
      var priority: Value?
    }

    enum Room: Equatable {
      case none
      case standard
      case predicates([Predicate])
    }

    struct View: Equatable {
      var name: String
      var predicates: [Predicate]
    }

    var axis = LayoutAxis.across
    /// The room before the first view, from the superview's edge; `nil` where that is not named.
    var first: Room?
    var views: [View] = []
    /// The rooms between the views: one less than there are views.
    var between: [Room] = []
    /// The room behind the last view, to the superview's edge.
    var last: Room?
  }

  /// What is wrong with a format, and where: counted in bytes from its beginning.
  nonisolated struct VisualFormatFault: Error, Equatable {
    var index: Int
    var message: String
  }
#endif
