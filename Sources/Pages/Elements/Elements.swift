import UIKit
import WebHost

/// The programs of tsumami.js: each shows what the page's start message asks for. ElementsPage has all of them; pages that need one
/// alone load a smaller module with it, since what a module does not name is left out of it.
package enum Elements {
  /// `<tsumami-viewer>`.
  package static func viewer(_ page: WebPage) -> UIView {
    ViewerProgram(page, page.start?.json ?? .null).connect()
  }

  /// `<tsumami-zoom>`.
  package static func zoom(_ page: WebPage) -> UIView {
    ZoomProgram(page, start(of: page).rest).connect()
  }

  /// `recognize(element, …)`.
  package static func recognizers(_ page: WebPage) -> UIView {
    RecognizerProgram(page, start(of: page).rest).connect()
  }

  /// What the page asks for at the start: the viewer in JSON, all others in numbers, of which the first says what.
  package static func asked(by page: WebPage) -> UIView {
    if page.start?.isJSON == true { return viewer(page) }
    return start(of: page).first == 0 ? zoom(page) : recognizers(page)
  }

  private static func start(of page: WebPage) -> (first: Int?, rest: NumberReader) {
    var reader = NumberReader(page.start)
    return (reader.integer(), reader)
  }
}
