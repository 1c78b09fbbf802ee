import Testing

@testable import TouchKit

extension Optional where Wrapped == String {
  /// Changes the words, runs other code, and changes them once more.
  fileprivate mutating func changeTwice(_ body: () -> Void) {
    self?.append(", and more words than fit into a string without memory of its own")
    body()
    self?.append("!")
  }
}

extension Array {
  fileprivate mutating func swapEnds(_ body: () -> Void) {
    swapAt(0, count - 1)
    body()
    swapAt(0, count - 1)
  }
}

extension IndexPath {
  fileprivate mutating func lengthen(_ body: () -> Void) {
    append(1)
    body()
    append(2)
  }
}

/// A program that changes a property while it is changing it is ended by Swift, as in any class: it goes on with no
/// memory that has been freed meanwhile.
@Suite struct OverlappingAccessTests {
  @Test func `The name of a recognizer is not changed while it is changed`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let tap = UITapGestureRecognizer()
        tap.name = "tap"
        tap.name.changeTwice { tap.name = nil }
      }
    }
  }

  @Test func `The kinds of touch that a recognizer gets are not changed while they are changed`()
    async
  {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let tap = UITapGestureRecognizer()
        let others = Array(tap.allowedTouchTypes.reversed())
        tap.allowedTouchTypes.swapEnds { tap.allowedTouchTypes = others }
      }
    }
  }

  @Test func `The kinds of press that a recognizer gets are not changed while they are changed`()
    async
  {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let tap = UITapGestureRecognizer()
        tap.allowedPressTypes = [0, 1, 2]
        tap.allowedPressTypes.swapEnds { tap.allowedPressTypes = [4, 5, 6] }
      }
    }
  }

  @Test func `The label of a view is not changed while it is changed`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UIView()
        view.accessibilityLabel = "A photo"
        view.accessibilityLabel.changeTwice { view.accessibilityLabel = nil }
      }
    }
  }

  @Test func `The value of a view is not changed while it is changed`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UIView()
        view.accessibilityValue = "50%"
        view.accessibilityValue.changeTwice { view.accessibilityValue = nil }
      }
    }
  }

  @Test func `The index path of attributes is not changed while it is changed`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let attributes = UICollectionViewLayoutAttributes()
        attributes.indexPath.lengthen { attributes.indexPath = IndexPath(item: 3, section: 0) }
      }
    }
  }
}
