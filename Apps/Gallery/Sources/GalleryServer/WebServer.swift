import Foundation
import Hummingbird
import HummingbirdCore
import HummingbirdHTTP2
import Logging
import NIOCore
import NIOSSL
import ServiceLifecycle
import UnixSignals

/// A site that is served: HTTP/1.1, and HTTP/2 over TLS.
public struct WebServer: Sendable {
  public struct Options: Sendable {
    /// An address of this machine, in numbers.
    public var host = "127.0.0.1"

    /// 0 takes any that is free.
    public var port = 8080

    /// The files of a certificate with its chain, and of its key, in PEM's form.
    public var tls: (certificate: String, key: String)?

    /// What has to be said before anything is shown; nil shows it to everybody.
    public var password: String?

    /// Names by which browsers may ask for the server, beside this machine's own.
    public var names: [String] = []
    public var limits = Limits()

    /// The clock of the waits for those who guess the password; tests turn one by hand.
    var now: @Sendable () -> ContinuousClock.Instant = { .now }

    public init() {}
  }

  private let site: Site
  private let options: Options
  private let logger: Logger
  private let secured: TLSConfiguration?

  /// Throws where the certificate or the key cannot be read.
  public init(site: Site, options: Options, logger: Logger) throws {
    self.site = site
    self.options = options
    self.logger = logger
    secured = try options.tls.map {
      TLSConfiguration.makeServerConfiguration(
        certificateChain: try NIOSSLCertificate.fromPEMFile($0.certificate).map {
          .certificate($0)
        },
        privateKey: .privateKey(try NIOSSLPrivateKey(file: $0.key, format: .pem)))
    }
  }

  /// Serves until one of the signals comes, or the task is cancelled: then answers that have begun are completed, for as long as
  /// ``Limits/stopTime``.
  ///
  /// - Parameter listening: is told the port, before the first client is let in.
  public func run(
    stoppingAt signals: [UnixSignal] = [], listening: @escaping @Sendable (Int) async -> Void
  ) async throws {
    let connections =
      options.limits.connections ?? OpenFileLimit.connections(of: OpenFileLimit.raised())
    let application = Application(
      responder: FrontDoor(
        site: site, hosts: HostNames(options.names),
        login: options.password.map {
          Login(password: $0, port: options.port, isSecure: secured != nil, now: options.now)
        },
        logger: logger),
      server: builder,
      configuration: ApplicationConfiguration(
        address: .hostname(options.host, port: options.port),
        availableConnectionsDelegate: MaximumAvailableConnections(connections)),
      onServerRunning: { channel in await listening(channel.localAddress?.port ?? 0) },
      logger: logger)
    var configuration = ServiceGroupConfiguration(
      services: [application], gracefulShutdownSignals: signals, logger: logger)
    configuration.maximumGracefulShutdownDuration = options.limits.stopTime
    try await ServiceGroup(configuration: configuration).run()
  }

  private var builder: HTTPServerBuilder {
    let (limits, clients) = (
      options.limits, Clients(most: options.limits.connectionsPerClient)
    )
    let requests = HTTP1Channel.Configuration(
      additionalChannelHandlers: [RequestWatch(limits: limits)],
      httpDecoderConfiguration: .init(
        maxHeaderFieldSize: limits.fieldSize, maxHeaderListSize: limits.headSize,
        maxHeaderFieldCount: limits.fieldCount))
    return HTTPServerBuilder { [secured] responder in
      guard let secured else {
        return WatchedChannel(
          base: HTTP1Channel(responder: responder, configuration: requests), clients: clients,
          limits: limits)
      }
      return WatchedChannel(
        base: try HTTP2UpgradeChannel(
          tlsConfiguration: secured,
          configuration: .init(
            idleTimeout: .nanoseconds(limits.idleTime.nanoseconds),
            gracefulCloseTimeout: limits.stopTime, streamConfiguration: requests),
          responder: responder),
        clients: clients, limits: limits)
    }
  }
}
