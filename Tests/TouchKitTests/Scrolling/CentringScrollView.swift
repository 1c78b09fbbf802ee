import TouchKit
import TouchTesting

/// The three ways in which people centre content that is smaller than the window, each in two places.
enum Centring: CaseIterable {
  case none, frame, center, inset, frameInLayout, centerInLayout, insetInLayout
}

/// Centres its content in one of these ways.
final class CentringScrollView: UIScrollView {
  var centring = Centring.none

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let content = delegate?.viewForZooming(in: self) else { return }
    switch centring {
    case .frameInLayout: byFrame(content)
    case .centerInLayout: byCenter(content)
    case .insetInLayout: byInset(content)
    default: break
    }
  }

  func didZoom(_ content: UIView) {
    switch centring {
    case .frame: byFrame(content)
    case .center: byCenter(content)
    case .inset: byInset(content)
    default: break
    }
  }

  private func byFrame(_ content: UIView) {
    var frame = content.frame
    frame.origin.x = max(0, (bounds.width - frame.width) / 2)
    frame.origin.y = max(0, (bounds.height - frame.height) / 2)
    content.frame = frame
  }

  private func byCenter(_ content: UIView) {
    let x = max(0, (bounds.width - contentSize.width) / 2)
    let y = max(0, (bounds.height - contentSize.height) / 2)
    content.center = CGPoint(x: contentSize.width / 2 + x, y: contentSize.height / 2 + y)
  }

  private func byInset(_ content: UIView) {
    let x = max(0, (bounds.width - contentSize.width) / 2)
    let y = max(0, (bounds.height - contentSize.height) / 2)
    contentInset = UIEdgeInsets(top: y, left: x, bottom: y, right: x)
  }
}

extension ScrollRig {
  /// A picture of 1024 × 768 points that fits into the window at its smallest scale.
  static func picture(_ centring: Centring = .frame, scale: CGFloat = 1) -> ScrollRig {
    let scrollView = CentringScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    scrollView.centring = centring
    let rig = ScrollRig(content: CGSize(width: 1024, height: 768), scrollView: scrollView)
      .zoomable(from: 0.3125, to: 3)
    rig.didZoom = { [unowned scrollView] in scrollView.didZoom($0.content) }
    scrollView.zoomScale = 0.3125
    rig.tester.advance(by: 0.02)
    scrollView.zoomScale = scale
    rig.tester.advance(by: 0.02)
    return rig
  }
}
