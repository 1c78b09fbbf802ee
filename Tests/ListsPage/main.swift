// A page with lists, for the tests of browsers: which one, its `start` says.
import UIKit
import WebHost

WebHost.run { page in
  let bounds = CGRect(origin: .zero, size: page.size)
  switch page.start?.json?.integer ?? 0 {
  case 1: return GrowingView(frame: bounds, layout: GrowingView.section(), page: page)
  case 2:
    return GrowingView(frame: bounds, layout: GrowingView.lines(bounds.width), page: page)
  case 3: return RefreshingView(frame: bounds, page: page)
  default: return ShelvesView(frame: bounds, page: page)
  }
}
