import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOHTTPTypes

/// Watches over the requests of a connection, or of one of its streams in HTTP/2: their heads and bodies come in time and are no larger than
/// they may be.
final class RequestWatch: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private let limits: Limits
  private var deadline: Scheduled<Void>?

  /// Requests whose answers are not complete.
  private var open = 0

  /// Whether the head of the answer to the latest request is on its way already.
  private var isAnswering = false
  private var isReceiving = false
  private var received = 0

  /// Nothing that comes is looked at any more.
  private var isRefused = false

  init(limits: Limits) { self.limits = limits }

  func handlerAdded(context: ChannelHandlerContext) {
    // A stream's parent is its connection, on the same event loop; a connection's is what listens, maybe on another one.
    for channel in [context.channel, context.channel.parent] {
      guard let channel, channel.eventLoop.inEventLoop else { continue }
      try? channel.pipeline.syncOperations.handler(type: ConnectionWatch.self).requestsBegin()
    }
    wait(limits.requestTime, context)
  }

  func handlerRemoved(context: ChannelHandlerContext) { deadline?.cancel() }

  func channelInactive(context: ChannelHandlerContext) {
    deadline?.cancel()
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if isRefused { return }
    switch unwrapInboundIn(data) {
    case .head:
      open += 1
      (isReceiving, isAnswering, received) = (true, false, 0)
      wait(limits.requestTime, context)
    case .body(let bytes):
      received += bytes.readableBytes
      guard received <= limits.bodySize else {
        refuse(.contentTooLarge, context)
        return
      }
    case .end:
      isReceiving = false
      deadline?.cancel()
      if open == 0 { wait(limits.idleTime, context) }
    }
    context.fireChannelRead(data)
  }

  func write(
    context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?
  ) {
    if isRefused {
      promise?.fail(ChannelError.ioOnClosedChannel)
      return
    }
    switch unwrapOutboundIn(data) {
    case .head: isAnswering = true
    case .body: break
    case .end:
      open -= 1
      if open == 0, !isReceiving { wait(limits.idleTime, context) }
    }
    context.write(data, promise: promise)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard let error = error as? HTTPParserError else {
      context.fireErrorCaught(error)
      return
    }
    refuse(error == .headerOverflow ? .requestHeaderFieldsTooLarge : .badRequest, context)
  }

  private func wait(_ time: TimeAmount, _ context: ChannelHandlerContext) {
    deadline?.cancel()
    deadline = context.eventLoop.assumeIsolated().scheduleTask(in: time) {
      if self.isReceiving {
        self.refuse(.requestTimeout, context)
      } else {
        context.close(promise: nil)
      }
    }
  }

  /// Says what is wrong, unless an answer is on its way already, and closes. The way in is kept open for a second: closed at once, what
  /// the client is still sending would make the system take back the answer.
  private func refuse(_ status: HTTPResponse.Status, _ context: ChannelHandlerContext) {
    guard !isRefused else { return }
    isRefused = true
    deadline?.cancel()
    guard open == 0 || (open == 1 && !isAnswering) else {
      context.close(promise: nil)
      return
    }
    let head = HTTPResponse(
      status: status, headerFields: [.connection: "close", .contentLength: "0"])
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    context.close(mode: .output, promise: nil)
    deadline = context.eventLoop.assumeIsolated().scheduleTask(in: .seconds(1)) {
      context.close(promise: nil)
    }
  }
}
