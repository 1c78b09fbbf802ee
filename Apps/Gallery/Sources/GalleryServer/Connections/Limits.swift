import NIOCore

/// What a client may ask of the server. The defaults suit a family's photos on a small machine.
public struct Limits: Sendable {
  /// Of a request's head: its first line and all its fields, in bytes. Browsers send some 500.
  public var headSize = 16 << 10

  /// Of a single field or of the address, in bytes.
  public var fieldSize = 8 << 10

  /// How many fields a head may have.
  public var fieldCount = 100

  /// Of a request's body, in bytes: only the login and ratings have one.
  public var bodySize = largestBody

  /// Some hundreds of photos' addresses.
  static let largestBody = 64 << 10

  /// How long a client may take for the first head of a connection, and for a body, in all.
  public var requestTime = TimeAmount.seconds(15)

  /// How long a connection is kept on which nothing is asked.
  public var idleTime = TimeAmount.seconds(75)

  /// How long a client may take to receive 64 KB: slower than two kilobytes a second is stalled.
  public var stalledTime = TimeAmount.seconds(30)

  /// Of one client's address that is not this machine's own: browsers open six, and a household may share one address.
  public var connectionsPerClient = 64

  /// In all. Others wait until one of these is closed. Nil takes what the system's number of open files allows, 4,096 at most.
  public var connections: Int?

  /// How long answers may take to end once the server is to stop.
  public var stopTime = Duration.seconds(5)

  public init() {}
}
