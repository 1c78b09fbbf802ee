import HummingbirdCore
import Logging
import NIOCore

/// A connection with a ``ConnectionWatch`` before everything else.
struct WatchedChannel<Base: ServerChildChannel>: ServerChildChannel {
  let base: Base
  let clients: Clients
  let limits: Limits

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Base.Value> {
    channel.eventLoop.makeCompletedFuture {
      try channel.pipeline.syncOperations.addHandler(
        ConnectionWatch(clients: clients, limits: limits))
    }.flatMap { base.setup(channel: channel, logger: logger) }
  }

  func handle(value: Base.Value, logger: Logger) async {
    await base.handle(value: value, logger: logger)
  }
}
