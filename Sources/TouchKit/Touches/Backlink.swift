/// Leads from something that may outlive an object back to it, and to nothing once it is gone:
/// people keep touches for longer than their window, and layouts for longer than their view.
///
/// A weak reference would do, and would make every other reference to the object slow for good: its
/// count moves into a table then.
nonisolated final class Backlink<Object: Swift.AnyObject> {
  // Cleared by the object when it goes.
  nonisolated(unsafe) unowned(unsafe) var object: Object?

  init(to object: Object) {
    self.object = object
  }
}
