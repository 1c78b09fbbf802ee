import Tsumami

/// What a scene wants of its host, beside the drawing of layers.
nonisolated public enum SceneRequest: Hashable, Sendable {
  /// Load a picture, and say when it can be drawn: ``Scene/picture(_:arrived:)``. The scene puts it
  /// on layers only then.
  ///
  /// The number is that of the picture, with the size that is wanted in the bits from 24 on: 0 is
  /// the picture itself, 1 to 5 are 128, 256, 512, 1024 and 2048 pixels along the shorter edge.
  case load(Int32)
  /// Load a tile of a picture under a number of its own, which is none of a picture's: 6 in the bits from 24 on. It is
  /// answered and dropped as a picture is.
  case loadTile(Int32, of: Int32, ImageTile)
  /// A picture that was asked for is not wanted any more: neither if it is still loading, nor if
  /// it is there.
  case drop(Int32)
  /// The scene shows one picture now, or, with `nil`, all of them: for titles, captions, buttons, and
  /// what going back means. Sent at most once in a frame: where it ended.
  case shows(Int32?)
  /// What is shown covers the grid by so many thousandths: it comes or goes, or a finger pulls it. Sent at most once in a
  /// frame, and where it has changed.
  case covers(Int32)
  /// What has been shown has been tapped on, and nothing else came of it: buttons that lie over it go away, or
  /// come back. Sent at most once in a frame.
  case tapped
  /// What is known of the picture that is shown is to be seen, or, where it is, no longer: a letter has been drawn, or its key pressed.
  case informs
  /// A finger that goes up or down pulls the host's sheet from the picture that is shown, wherever the sheet is: it begins, 0, moves, 1,
  /// lifts, 2, or is taken away, 3. It has come so many points down since it began, less than 0 up, at so many points per second.
  case pulls(Int32, way: Int32, velocity: Int32)
  /// The picture that is shown is where it belongs from now on, alone: on the layer of this number the host may put
  /// something of its own over it, such as a video. −1 and 0: it is leaving. Sent at most once in a frame.
  case stages(Int32, layer: Int32)
  /// The picture that is shown is so many thousandths of the size at which all of it is seen. Sent at most once in a frame, and
  /// where it has changed since the picture came.
  case zoomed(Int32)
  /// A finger holds still on the picture, or does so no more.
  case holds(Bool)
  /// How much there is of the picture that is shown. Sent where it has changed.
  case progress(PictureProgress)
  /// The keys are at the view with the layer of this number now: what has the focus of a page.
  case focuses(layer: Int32)
  /// Photos are shown one after another by themselves, or no more.
  case slideshow(Bool)
  /// An album in the row above the photos has been tapped, counted from 0 in the list that is shown.
  case album(Int32)
  /// So many pictures are chosen now; −1 where none are to be, and a tap opens one. Sent at most once in a frame, and where it
  /// has changed.
  case chooses(Int32)
  /// Of two pictures that are compared the one on this side, 0 or 1, is kept or rejected, and has left.
  case decides(side: Int32, Verdict)
  /// Of two pictures that are compared a finger has landed on the one on this side, 0 or 1: keys are for that one.
  case compares(side: Int32)
}

/// How much there is of a picture.
nonisolated public enum PictureProgress: Hashable, Sendable {
  /// As sharp as it is needed.
  case complete
  /// The host has been asked for this size of it. What is seen until then is a smaller one, or its color.
  case coming(Int32)
  /// The host has found that this size of it cannot be shown, and there is no other.
  case broken(Int32)
}
