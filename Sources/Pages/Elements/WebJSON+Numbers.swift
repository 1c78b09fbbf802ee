import UIKit
import WebHost

extension WebJSON {
  /// The number of a key; `nil` where there is none, or one that is not finite.
  func number(_ key: StaticString) -> CGFloat? {
    guard let number = self[key]?.number, number.isFinite else { return nil }
    return CGFloat(number)
  }

  /// Four numbers as a rectangle.
  var rectangle: CGRect? {
    let numbers = elements.compactMap { $0.number }.filter { $0.isFinite }
    guard numbers.count == 4 else { return nil }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
