import Digests
import Foundation

/// The page on which the password is said. It loads nothing and needs no JavaScript.
enum LoginPage {
  /// - Parameter words: in the language of whoever asks.
  static func text(isIn: Bool, wasWrong: Bool, wait: Int?, _ words: LoginWords) -> String {
    let note = wait.map(words.wait) ?? (wasWrong ? words.wrong : "")
    let form =
      isIn
      ? """
      <form method="post" action="/logout">
        <p>\(words.isIn) <a href="/">\(words.enter)</a></p>
        <button>\(words.leave)</button>
      </form>
      """
      : """
      <form method="post" action="/login">
        <label for="password">\(words.password)</label>
        <input id="password" name="password" type="password" autocomplete="current-password" required autofocus>
        <p role="alert">\(note)</p>
        <button>\(words.enter)</button>
      </form>
      """
    return """
      <!doctype html>
      <html lang="\(words.language)">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(words.title)</title>
      <style>\(style)</style>
      <main>
      <h1>\(words.title)</h1>
      \(form)
      </main>
      </html>
      """
  }

  /// Nothing is loaded, and the form leads nowhere else.
  static let policy =
    "default-src 'none'; style-src 'sha256-\(SHA256.hash(Data(style.utf8)).base64EncodedString())'; "
    + "form-action 'self'; frame-ancestors 'none'; base-uri 'none'"

  // The grounds and the colour that calls are those of the gallery's page (chrome.css).
  private static let style = """
    :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; --ground: #fff; --accent: #0a62c9; --on-accent: #fff }
    @media (prefers-color-scheme: dark) { :root { --ground: #000; --accent: #7db8ff; --on-accent: #000 } }
    body { display: grid; place-items: center; min-height: 90vh; margin: 0; padding: 0 1rem; background: var(--ground) }
    form { display: grid; gap: .5rem; width: min(18rem, 100vw - 2rem) }
    input, button { box-sizing: border-box; min-height: 44px; font: inherit; padding: .6rem .9rem; border-radius: 12px; border: 1px solid GrayText }
    button { border: 0; border-radius: 24px; background: var(--accent); color: var(--on-accent); font-weight: 600; cursor: pointer }
    a { color: var(--accent) }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
    p { margin: 0; min-height: 1.5rem }
    """
}
