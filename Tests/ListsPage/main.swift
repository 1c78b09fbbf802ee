// A page with lists, or with albums below a bar, for the tests of browsers: which one, its `start` says.
import UIKit
import WebHost

WebHost.run { page in
  let bounds = CGRect(origin: .zero, size: page.size)
  switch page.start?.json?.integer ?? 0 {
  case 1: return GrowingView(frame: bounds, layout: GrowingView.section(), page: page)
  case 2:
    return GrowingView(frame: bounds, layout: GrowingView.lines(bounds.width), page: page)
  case 3: return RefreshingView(frame: bounds, page: page)
  case 4:
    let window = UIWindow(frame: bounds, clock: page.clock)
    let stack = AlbumStack(nibName: nil, bundle: nil)
    stack.page = page
    window.rootViewController = stack
    return window
  case 5: return MailsView(frame: bounds, page: page)
  default: return ShelvesView(frame: bounds, page: page)
  }
}
