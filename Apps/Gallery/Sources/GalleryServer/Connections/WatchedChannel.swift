import HummingbirdCore
import Logging
import NIOCore

/// A connection with a ``ConnectionWatch`` before everything else.
struct WatchedChannel<Base: ServerChildChannel>: ServerChildChannel {
  let base: Base
  let clients: Clients
  let limits: Limits

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<AcceptedConnection<Base>> {
    channel.eventLoop.makeCompletedFuture {
      try channel.pipeline.syncOperations.addHandler(
        ConnectionWatch(clients: clients, limits: limits))
    }.flatMap {
      base.setup(channel: channel, logger: logger)
        .map { AcceptedConnection($0, of: base, logger: logger) }
    }
  }

  func handle(value: AcceptedConnection<Base>, logger: Logger) async { await value.handle() }
}
