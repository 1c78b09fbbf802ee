import NIOCore

/// Stands before everything else on a connection: lets no more in than a client may have, and closes those that do not begin, or do not
/// take what they are sent.
final class ConnectionWatch: ChannelDuplexHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer
  typealias OutboundIn = IOData
  typealias OutboundOut = IOData

  private let clients: Clients
  private let limits: Limits

  /// The client's name where it has been counted.
  private var counted: String?
  private var hasBegun = false
  private var beginning: Scheduled<Void>?
  private var watching: Scheduled<Void>?

  /// Writes that the system has not taken yet, and when it last took one.
  private var pending = 0
  private var lastProgress = NIODeadline.now()

  init(clients: Clients, limits: Limits) {
    self.clients = clients
    self.limits = limits
  }

  func handlerAdded(context: ChannelHandlerContext) {
    if context.channel.isActive { begin(context) }
  }

  func channelActive(context: ChannelHandlerContext) {
    begin(context)
    context.fireChannelActive()
  }

  private func begin(_ context: ChannelHandlerContext) {
    guard counted == nil else { return }
    let client = Clients.name(of: context.remoteAddress)
    guard clients.enter(client) else {
      context.close(promise: nil)
      return
    }
    counted = client
    // Until HTTP begins there is at most TLS' handshake. Without TLS it has begun before the connection is active.
    guard !hasBegun else { return }
    beginning = context.eventLoop.assumeIsolated().scheduleTask(in: limits.requestTime) {
      context.close(promise: nil)
    }
  }

  /// HTTP has begun, and watches over its requests itself.
  func requestsBegin() {
    hasBegun = true
    beginning?.cancel()
    beginning = nil
  }

  func channelInactive(context: ChannelHandlerContext) {
    end()
    context.fireChannelInactive()
  }

  func handlerRemoved(context: ChannelHandlerContext) { end() }

  private func end() {
    beginning?.cancel()
    watching?.cancel()
    (beginning, watching) = (nil, nil)
    if let counted { clients.leave(counted) }
    counted = nil
  }

  func write(
    context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?
  ) {
    let promise = promise ?? context.eventLoop.makePromise()
    if pending == 0 { lastProgress = .now() }
    pending += 1
    promise.futureResult.assumeIsolated().whenComplete { _ in
      self.pending -= 1
      self.lastProgress = .now()
    }
    if watching == nil { watch(context) }
    context.write(data, promise: promise)
  }

  private func watch(_ context: ChannelHandlerContext) {
    watching = context.eventLoop.assumeIsolated().scheduleTask(
      deadline: lastProgress + limits.stalledTime
    ) {
      self.watching = nil
      guard self.pending > 0 else { return }
      if NIODeadline.now() - self.lastProgress >= self.limits.stalledTime {
        context.close(promise: nil)
      } else {
        self.watch(context)
      }
    }
  }
}
