import Digests
import Foundation
import HTTPTypes
import Hummingbird
import Synchronization

/// Lets those in who say the password.
final class Login: Sendable {
  private let secret = MessageKey()
  private let code: Data
  private let session = Session()
  private let cookie: String
  private let isSecure: Bool
  private let attempts = Mutex(LoginAttempts())
  private let now: @Sendable () -> ContinuousClock.Instant

  /// - Parameters:
  ///   - port: distinguishes the cookies of several servers on one machine, as browsers do not.
  ///   - isSecure: whether the cookie is for TLS only.
  ///   - now: the clock by which those who guess have to wait.
  init(
    password: String, port: Int, isSecure: Bool,
    now: @escaping @Sendable () -> ContinuousClock.Instant
  ) {
    code = secret.code(for: Data(password.utf8))
    cookie = "tsumami-\(port)"
    self.isSecure = isSecure
    self.now = now
  }

  /// Answers what has to do with the login, and all who have not said the password; nil for those who have.
  func answer(to request: Request, from client: String) async -> Response? {
    let path = (request.head.path ?? "").prefix { $0 != "?" }
    switch (path, request.method) {
    case ("/login", .get), ("/login", .head): return page(.ok, to: request)
    case ("/login", .post): return await attempt(request, from: client)
    case ("/logout", .post):
      guard Self.isFromOurPage(request) else { return Answer.plain(.forbidden, to: request) }
      return redirect(to: "/login", cookie: "", age: 0, request)
    default: break
    }
    if isIn(request) { return nil }
    let wantsPage = request.headers[.accept]?.contains("text/html") == true
    if wantsPage, request.method == .get { return redirect(to: "/login", request) }
    return Answer.plain(.unauthorized, because: "Say the password at /login first.", to: request)
  }

  private func isIn(_ request: Request) -> Bool { secondsLeft(for: request) != nil }

  /// In how many seconds the session of whoever asks ends; nil for those who have not said the password. The page's service worker
  /// forgets the photos that it has kept then, although it cannot reach the server.
  func secondsLeft(for request: Request) -> Int? {
    let now = HTTPDate.now.seconds
    for field in request.headers[values: .cookie] {
      for pair in field.split(separator: ";") {
        let parts = pair.trimmingPrefix { $0 == " " }.split(separator: "=", maxSplits: 1)
        guard parts.count == 2, parts[0] == cookie else { continue }
        if let seconds = session.secondsLeft(of: parts[1], at: now) { return seconds }
      }
    }
    return nil
  }

  private func attempt(_ request: Request, from client: String) async -> Response {
    guard Self.isFromOurPage(request) else { return Answer.plain(.forbidden, to: request) }
    guard let body = try? await request.body.collect(upTo: 4096),
      let form = try? URLEncodedFormDecoder().decode(Form.self, from: String(buffer: body))
    else { return page(.badRequest, to: request) }
    let wait = attempts.withLock { attempts -> Duration in
      let now = now()
      let wait = attempts.wait(client, at: now)
      if wait == .zero { attempts.began(client, at: now) }
      return wait
    }
    guard wait == .zero else {
      let seconds = Int(wait.components.seconds) + 1
      return page(.tooManyRequests, waiting: seconds, to: request)
    }
    // Compares in a time that says nothing of where the two differ.
    guard secret.isCode(code, for: Data(form.password.utf8)) else {
      return page(.unauthorized, to: request)
    }
    attempts.withLock { $0.succeeded(client) }
    return redirect(
      to: "/", cookie: session.token(at: HTTPDate.now.seconds), age: Session.length, request)
  }

  private struct Form: Decodable { var password: String }

  /// Whether it is not a form on somebody else's page. Programs other than browsers say nothing of this.
  private static func isFromOurPage(_ request: Request) -> Bool {
    guard let site = HTTPField.Name("Sec-Fetch-Site").flatMap({ request.headers[$0] }) else {
      return true
    }
    return site == "same-origin" || site == "none"
  }

  private func redirect(
    to path: String, cookie value: String? = nil, age: Int = 0, _ request: Request
  ) -> Response {
    var headers: HTTPFields = [.location: path]
    headers[.cacheControl] = "no-store"
    if let value {
      // Thumbnails may be kept for ever: not beyond a session.
      if value.isEmpty { headers[.clearSiteData] = "\"cache\"" }
      headers[.setCookie] =
        "\(cookie)=\(value); Path=/; Max-Age=\(age); HttpOnly; SameSite=Lax"
        + (isSecure ? "; Secure" : "")
    }
    return Answer.plain(.seeOther, headers, to: request)
  }

  private func page(
    _ status: HTTPResponse.Status, waiting: Int? = nil, to request: Request
  ) -> Response {
    var headers = Answer.common
    headers[.cacheControl] = "no-store"
    headers[.contentSecurityPolicy] = LoginPage.policy
    if let waiting { headers[.retryAfter] = String(waiting) }
    let page = LoginPage.text(
      isIn: isIn(request), wasWrong: status == .unauthorized, wait: waiting,
      .inLanguage(wanted: request.headers[.acceptLanguage]))
    return Answer.data(Data(page.utf8), "text/html; charset=utf-8", status, headers, to: request)
  }
}
