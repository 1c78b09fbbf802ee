import Scenes
import TouchKit

extension ComparedPhotos {
  /// As ``ScenePage`` has the table of; `nil` where the bytes end too early, and where there are none.
  init?(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    guard let first = reader.comparedSide(), let second = reader.comparedSide() else { return nil }
    var next: [Int32] = []
    while let number = reader.number() { next.append(number) }
    self.init(first, second, next: next)
  }
}

extension ByteReader {
  fileprivate mutating func comparedSide() -> ComparedPhotos.Side? {
    guard let picture = number(), let x = number(), let y = number(), let width = number(),
      let height = number(), let verdict = number()
    else { return nil }
    return ComparedPhotos.Side(
      picture: picture < 0 ? nil : picture,
      frame: CGRect(x: CGFloat(x), y: CGFloat(y), width: CGFloat(width), height: CGFloat(height)),
      takesBack: Verdict(rawValue: verdict))
  }
}
