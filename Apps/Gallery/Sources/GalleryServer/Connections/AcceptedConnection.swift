import HummingbirdCore
import Logging
import NIOCore
import Synchronization

/// A connection that waits to be handled.
///
/// Where the server is cancelled at that moment nobody handles it any more. It is closed then, and handled at once, which is over at once: NIO ends the program
/// if a connection's `NIOAsyncChannel` goes away before it was finished, and only its handler can finish it.
final class AcceptedConnection<Base: ServerChildChannel>: ServerChildChannelValue {
  private let base: Base
  private let value: Base.Value
  private let logger: Logger
  private let isHandled = Atomic(false)

  var channel: any Channel { value.channel }

  init(_ value: Base.Value, of base: Base, logger: Logger) {
    (self.base, self.value, self.logger) = (base, value, logger)
  }

  deinit {
    guard !isHandled.load(ordering: .relaxed) else { return }
    Task { [base, value, logger] in
      value.channel.close(promise: nil)
      await base.handle(value: value, logger: logger)
    }
  }

  /// To be called once.
  func handle() async {
    isHandled.store(true, ordering: .relaxed)
    await base.handle(value: value, logger: logger)
  }
}
