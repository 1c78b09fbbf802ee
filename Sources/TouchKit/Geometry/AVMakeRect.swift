/// The largest rectangle with an aspect ratio that fits into another one, in its middle: where a picture is that is shown as a whole.
///
/// As AVFoundation has it on iOS; here no module of that name has to be imported. (`#if canImport(AVFoundation)` around the import
/// serves both.)
///
///     scale = min(W / w, H / h)
///     ┌─────── W ───────┐
///     │   ┌─────────┐   │
///     │   │  w · h  │   │ H
///     │   └─────────┘   │
///     └─────────────────┘
///
/// - Parameters:
///   - aspectRatio: the width and the height of what is shown, in any unit, each more than 0; otherwise the rectangle is empty.
///   - boundingRect: in the coordinates of the answer.
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  var scale: CGFloat = 0
  if aspectRatio.width > 0, aspectRatio.height > 0 {
    scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  }
  let (width, height) = (aspectRatio.width * scale, aspectRatio.height * scale)
  return CGRect(
    x: boundingRect.midX - width / 2, y: boundingRect.midY - height / 2,
    width: width, height: height)
}
