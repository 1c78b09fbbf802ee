// A page with the controls that have a value, for the tests of browsers. Each says its new one as the message `value`.
import UIKit
import WebHost

// As in sources for iOS: an initializer that nobody calls, a method as an action, and a guide of the view.
final class Corner: UIView {
  private let mark = UIView()
  var onTap: (() -> Void)?

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Corner.tapped))
    addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: Corner.pressed))
    mark.translatesAutoresizingMaskIntoConstraints = false
    addSubview(mark)
    NSLayoutConstraint.activate([
      mark.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
      mark.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("There is no storyboard.")
  }

  private func pressed() {
    onTap?()
  }

  private func tapped(_ tap: UITapGestureRecognizer) {
    if tap.location(in: self).y < 30 { onTap?() }
  }

  deinit {}
}

// Something that is pressed without a finger.
final class Link: UIView {
  var follow: (() -> Void)?

  override func accessibilityActivate() -> Bool {
    follow?()
    return true
  }

  deinit {}
}

// A drop on a line, drawn by the view itself.
final class Drawn: UIView {
  var width: CGFloat = 4

  override func draw(_ rect: CGRect) {
    UIColor.red.setFill()
    UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40)).fill()
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setStrokeColor(UIColor.blue.cgColor)
    context.setLineWidth(width)
    context.move(to: CGPoint(x: 0, y: 60))
    context.addLine(to: CGPoint(x: rect.width, y: 60))
    context.strokePath()
  }

  deinit {}
}

WebHost.run { page in
  let toggle = UISwitch(frame: CGRect(x: 40, y: 40, width: 0, height: 0))
  toggle.accessibilityLabel = "Loop"
  let slider = UISlider(frame: CGRect(x: 40, y: 120, width: 228, height: 34))
  slider.accessibilityLabel = "Volume"
  let pages = UIPageControl(frame: CGRect(x: 40, y: 200, width: 228, height: 40))
  pages.accessibilityLabel = "Page"
  pages.pageIndicatorTintColor = UIColor(white: 0.7, alpha: 1)
  pages.currentPageIndicatorTintColor = .black
  pages.numberOfPages = 5

  let words = UILabel(frame: CGRect(x: 40, y: 280, width: 228, height: 60))
  words.text = "Words"
  words.font = .preferredFont(forTextStyle: .body)
  words.adjustsFontForContentSizeCategory = true
  page.onTraitsChange = {
    let isDark = words.traitCollection.userInterfaceStyle == .dark
    page.send("traits", .array([.number(Double(page.textScale)), .bool(isDark)]))
  }

  let changed = UIAction { action in
    if let toggle = action.sender as? UISwitch {
      page.send("value", .array([.text("switch"), .bool(toggle.isOn)]))
    } else if let slider = action.sender as? UISlider {
      page.send("value", .array([.text("slider"), .number(Double(slider.value))]))
    } else if let pages = action.sender as? UIPageControl {
      page.send("value", .array([.text("pages"), .number(Double(pages.currentPage))]))
    }
  }
  let controls: [UIControl] = [toggle, slider, pages]
  let view = UIView(frame: CGRect(origin: .zero, size: page.size))
  for control in controls {
    control.addAction(changed, for: .valueChanged)
    view.addSubview(control)
  }
  view.addSubview(words)
  let corner = Corner()
  corner.onTap = { page.send("value", .array([.text("corner"), .bool(true)])) }
  view.addSubview(corner)
  page.receive("more") { _ in
    let heart = UIButton(frame: CGRect(x: 280, y: 40, width: 36, height: 36))
    heart.accessibilityLabel = "Heart"
    heart.accessibilityHint = "Marks the photo"
    heart.addAction(
      UIAction { action in
        guard let heart = action.sender as? UIButton else { return }
        heart.isSelected = !heart.isSelected
        UIAccessibility.post(
          notification: .announcement, argument: heart.isSelected ? "Marked" : "Not marked")
      }, for: .touchUpInside)
    view.addSubview(heart)
    let link = Link(frame: CGRect(x: 280, y: 120, width: 36, height: 36))
    link.accessibilityTraits = .link
    link.accessibilityLabel = "Map"
    link.follow = { page.send("value", .array([.text("map"), .bool(true)])) }
    view.addSubview(link)
    UIAccessibility.post(notification: .screenChanged, argument: heart)
  }
  page.receive("words") { _ in
    for words in ["one", "two"] {
      UIAccessibility.post(notification: .announcement, argument: words)
    }
  }
  page.receive("card") { _ in
    let card = UIView(frame: CGRect(x: 20, y: 20, width: 280, height: 280))
    card.accessibilityViewIsModal = true
    let close = UIButton(frame: CGRect(x: 10, y: 10, width: 60, height: 44))
    close.accessibilityLabel = "Close"
    close.addAction(
      UIAction { [card = WeakReference(card)] _ in card.object?.removeFromSuperview() },
      for: .touchUpInside)
    card.addSubview(close)
    view.addSubview(card)
    UIAccessibility.post(notification: .screenChanged, argument: close)
  }
  page.receive("column") { _ in
    let title = UILabel(frame: .zero)
    title.text = "Constraints place views by relations between them."
    title.numberOfLines = 0
    let note = UILabel(frame: .zero)
    note.text = "Below"
    let column = UIStackView(arrangedSubviews: [title, note])
    column.axis = .vertical
    column.spacing = 8
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -100),
      column.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
  page.receive("drawing") { _ in
    let drawn = Drawn(frame: CGRect(x: 20, y: 220, width: 100, height: 80))
    drawn.setNeedsDisplay()
    let ring = CAShapeLayer()
    ring.frame = CGRect(x: 50, y: 0, width: 40, height: 40)
    ring.path = UIBezierPath(ovalIn: CGRect(x: 4, y: 4, width: 32, height: 32)).cgPath
    ring.fillColor = nil
    ring.strokeColor = UIColor.green.cgColor
    ring.lineWidth = 8
    ring.lineDashPattern = [10, 2]
    ring.strokeEnd = 0.5
    drawn.layer.addSublayer(ring)
    view.addSubview(drawn)
    page.receive("wide") { _ in
      drawn.width = 12
      drawn.setNeedsDisplay()
      drawn.frame.size.width = 200
      ring.removeFromSuperlayer()
    }
    page.receive("low") { _ in drawn.frame.size.height = 40 }
  }
  page.receive("boxes") { _ in
    let boxes = BoxesView(frame: view.bounds)
    boxes.say = { page.send("value", .text($0)) }
    view.addSubview(boxes)
    boxes.drop()
  }
  page.receive("gradients") { _ in
    let (red, blue) = (UIColor.red.cgColor, UIColor.blue.cgColor)
    var layers: [CAGradientLayer] = []
    for kind in [CAGradientLayerType.axial, .radial, .conic, .axial] {
      let layer = CAGradientLayer()
      layer.frame = CGRect(x: 20, y: 20 + 60 * CGFloat(layers.count), width: 200, height: 50)
      layer.type = kind
      layer.colors = [red, blue]
      layer.startPoint = CGPoint(x: 0.5, y: 0.5)
      layer.endPoint = CGPoint(x: 1, y: 0.5)
      view.layer.addSublayer(layer)
      layers.append(layer)
    }
    (layers[0].startPoint, layers[0].endPoint) = (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
    layers[1].endPoint = CGPoint(x: 0.75, y: 1)
    layers[1].cornerRadius = 20
    layers[3].startPoint = CGPoint(x: 0, y: 0)
    layers[3].endPoint = CGPoint(x: 1, y: 0)
    layers[3].colors = [red, UIColor.red.withAlphaComponent(0).cgColor]
    layers[3].backgroundColor = UIColor.black.cgColor
    page.receive("beyond") { _ in
      layers[3].colors = [red, blue, red]
      layers[3].locations = [-0.5, 0, 0.5]
      layers[0].frame.size = CGSize(width: 50, height: 50)
    }
  }
  page.receive("masks") { _ in
    var cards: [UIView] = []
    for index in 0..<4 {
      let card = UIView(
        frame: CGRect(x: 20, y: 20 + 70 * CGFloat(index), width: 200, height: 60))
      card.backgroundColor = .red
      view.addSubview(card)
      cards.append(card)
    }
    let hole = CAShapeLayer()
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 60))
    path.append(UIBezierPath(rect: CGRect(x: 20, y: 20, width: 20, height: 20)))
    hole.path = path.cgPath
    hole.fillRule = .evenOdd
    hole.frame = CGRect(x: 50, y: 0, width: 100, height: 60)
    cards[0].layer.mask = hole
    let line = CAShapeLayer()
    line.path = UIBezierPath(rect: CGRect(x: 20, y: 20, width: 160, height: 20)).cgPath
    line.fillColor = nil
    line.strokeColor = UIColor(white: 0, alpha: 0.5).cgColor
    line.lineWidth = 20
    line.strokeEnd = 0.5
    cards[1].layer.mask = line
    let fading = CAGradientLayer()
    fading.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    fading.colors = [UIColor.clear.cgColor, UIColor.black.cgColor]
    fading.startPoint = CGPoint(x: 0, y: 0)
    fading.endPoint = CGPoint(x: 1, y: 0)
    cards[2].layer.mask = fading
    cards[3].layer.mask = CAShapeLayer()
    page.receive("half") { _ in
      hole.setAffineTransform(CGAffineTransform(scaleX: 0.5, y: 0.5))
      line.lineWidth = 4
      fading.frame.size.width = 100
      cards[3].layer.mask = nil
    }
  }
  page.receive("segments") { _ in
    let order = UISegmentedControl(items: ["New", "Old", "Name"])
    order.frame = CGRect(x: 20, y: 240, width: 240, height: 32)
    order.selectedSegmentIndex = 0
    order.setEnabled(false, forSegmentAt: 1)
    order.addAction(
      UIAction { action in
        guard let order = action.sender as? UISegmentedControl else { return }
        page.send(
          "value", .array([.text("order"), .number(Double(order.selectedSegmentIndex))]))
      }, for: .valueChanged)
    view.addSubview(order)
  }
  page.receive("tint") { _ in view.tintColor = .red }
  page.receive("right to left") { _ in slider.semanticContentAttribute = .forceRightToLeft }
  page.receive("enabled") { message in
    for control in controls { control.isEnabled = message.json?.bool ?? true }
  }
  return view
}
