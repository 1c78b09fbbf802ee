import Foundation
import HTTPTypes
import Hummingbird
import Logging

/// Who asks.
struct ClientContext: InitializableFromSource {
  /// A name to count by, see ``Clients``.
  let client: String

  init(source: ApplicationRequestContextSource) {
    client = Clients.name(of: source.channel.remoteAddress)
  }
}

/// What every request passes before the ``Site`` answers it: the name it asks for, and the login.
struct FrontDoor: HTTPResponder {
  let site: Site
  let hosts: HostNames
  let login: Login?
  let logger: Logger

  func respond(to request: Request, context: ClientContext) async throws -> Response {
    let start = ContinuousClock.now
    let response = await answer(to: request, from: context.client)
    logger.info(
      "request", metadata: metadata(request, response, context, ContinuousClock.now - start))
    return response
  }

  private func answer(to request: Request, from client: String) async -> Response {
    let path = request.head.path ?? ""
    // The first `Host` is the authority; a second one is left among the fields.
    guard let authority = request.head.authority,
      !request.headers.contains(where: { $0.name.canonicalName == "host" })
    else {
      return Answer.plain(.badRequest, because: "One field Host is needed.", to: request)
    }
    guard hosts.allow(authority) else {
      return Answer.plain(
        .misdirectedRequest,
        because: "This server is not known by that name; --name tells it another one.", to: request)
    }
    if path == "/health" { return health(request) }
    if let login, let answer = await login.answer(to: request, from: client) { return answer }
    var response = await site.answer(to: request)
    if let seconds = login?.secondsLeft(for: request), path == "/version.json" {
      response.headers[.sessionEndsIn] = String(seconds)
    }
    return response
  }

  /// For whoever watches over the server: 200, or 503 where the folder of the photos is gone.
  private func health(_ request: Request) -> Response {
    let isThere = site.isFolderThere
    return Answer.data(
      Data((isThere ? #"{"status":"ok"}"# : #"{"status":"the folder is gone"}"#).utf8),
      "application/json", isThere ? .ok : .serviceUnavailable, to: request)
  }

  private func metadata(
    _ request: Request, _ response: Response, _ context: ClientContext, _ time: Duration
  ) -> Logger.Metadata {
    [
      "client": "\(context.client)", "method": "\(request.method.rawValue)",
      "path": "\(Self.printable(request.head.path ?? ""))", "status": "\(response.status.code)",
      "ms": "\(Int((time / .milliseconds(1)).rounded()))",
    ]
  }

  /// Without what could end a line of the log or change a terminal.
  private static func printable(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { (0x21..<0x7F).contains($0.value) ? $0 : "?" }))
  }
}

extension HTTPField.Name {
  /// For the page's service worker: so many seconds are left until the password has to be said again.
  static let sessionEndsIn = known("Session-Ends-In")
  static let clearSiteData = known("Clear-Site-Data")

  private static func known(_ name: String) -> HTTPField.Name {
    guard let name = HTTPField.Name(name) else { preconditionFailure("\(name) is no field's name") }
    return name
  }
}
