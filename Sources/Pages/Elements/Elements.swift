import UIKit
import WebHost

/// The programs of tsumami.js: each shows what the page's start message asks for. ElementsPage has all of them; pages that need one
/// alone load a smaller module with it, since what a module does not name is left out of it.
package enum Elements {
  /// `<tsumami-viewer>`.
  package static func viewer(_ page: WebPage) -> UIView {
    ViewerProgram(page, start(of: page)).connect()
  }

  /// `<tsumami-zoom>`.
  package static func zoom(_ page: WebPage) -> UIView {
    ZoomProgram(page, start(of: page)).connect()
  }

  /// `recognize(element, …)`.
  package static func recognizers(_ page: WebPage) -> UIView {
    RecognizerProgram(page, start(of: page)).connect()
  }

  /// What the page has said at the start.
  package static func start(of page: WebPage) -> WebJSON {
    page.start?.json ?? .null
  }
}
