import Digests
import Foundation

/// The page on which the password is said. It loads nothing and needs no JavaScript.
enum LoginPage {
  static func text(isIn: Bool, wasWrong: Bool, wait: Int?) -> String {
    let note =
      if let wait {
        "Too many wrong passwords. Try again in \(wait) \(wait == 1 ? "second" : "seconds")."
      } else if wasWrong { "That is not the password." } else { "" }
    let form =
      isIn
      ? """
      <form method="post" action="/logout">
        <p>You are signed in. <a href="/">Show the photos</a></p>
        <button>Sign out</button>
      </form>
      """
      : """
      <form method="post" action="/login">
        <label for="password">Password</label>
        <input id="password" name="password" type="password" autocomplete="current-password" required autofocus>
        <p role="alert">\(note)</p>
        <button>Show the photos</button>
      </form>
      """
    return """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>Photos</title>
      <style>\(style)</style>
      <main>
      <h1>Photos</h1>
      \(form)
      </main>
      </html>
      """
  }

  /// Nothing is loaded, and the form leads nowhere else.
  static let policy =
    "default-src 'none'; style-src 'sha256-\(SHA256.hash(Data(style.utf8)).base64EncodedString())'; "
    + "form-action 'self'; frame-ancestors 'none'; base-uri 'none'"

  private static let style = """
    :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
    body { display: grid; place-items: center; min-height: 90vh; margin: 0 }
    form { display: grid; gap: .5rem; width: 18rem }
    input, button { font: inherit; padding: .6rem; border-radius: .5rem; border: 1px solid GrayText }
    p { margin: 0; min-height: 1.5rem }
    """
}
