import TouchKit
import TouchTesting

/// A window with controllers that write down what they hear.
final class Stage {
  let tester: TouchTester
  let window: UIWindow
  private(set) var lines: [String] = []

  init() {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    tester = TouchTester(driving: window)
  }

  /// A controller that covers everything, unless another style is said.
  func controller(_ name: String, _ style: UIModalPresentationStyle = .fullScreen) -> Heard {
    let controller = Heard(name, self)
    controller.modalPresentationStyle = style
    return controller
  }

  /// The root, which has appeared; what it heard until now is forgotten.
  func root(_ name: String = "A") -> Heard {
    let root = controller(name)
    window.rootViewController = root
    tester.advance(by: 0.1)
    lines = []
    return root
  }

  /// The root and a controller that it has presented and that has arrived; what they heard until then is forgotten.
  ///
  /// - Parameter delegate: says how the controller comes and goes; the caller keeps it.
  func presented(by delegate: any UIViewControllerTransitioningDelegate) -> (Heard, Heard) {
    let (a, b) = (root(), controller("B"))
    b.transitioningDelegate = delegate
    a.present(b, animated: true)
    tester.settle()
    lines = []
    return (a, b)
  }

  func note(_ line: String) {
    lines.append(line)
  }

  /// What has been heard since the last call, one thing a line.
  func heard() -> String {
    defer { lines = [] }
    return lines.joined(separator: "\n")
  }
}

/// A controller that writes down what it hears.
final class Heard: UIViewController {
  let name: String
  // The stage goes when the test ends, whoever still has a controller.
  private weak var stage: Stage?
  /// What it heard last of its way to the screen.
  private(set) var last = ""
  /// Called with each of them.
  var onNote: (String) -> Void = { _ in }

  init(_ name: String, _ stage: Stage) {
    self.name = name
    self.stage = stage
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  private func note(_ what: String, _ animated: Bool? = nil) {
    last = what
    stage?.note("\(name) \(what)\(animated == true ? " animated" : "")")
    onNote(what)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    note("didLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("willAppear", animated)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("isAppearing", animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("didAppear", animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("willDisappear", animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("didDisappear", animated)
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    stage?.note("\(name) willMove \((parent as? Heard)?.name ?? "nil")")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    stage?.note("\(name) didMove \((parent as? Heard)?.name ?? "nil")")
  }

  /// Off by default: layouts are many.
  var notesLayout = false

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if notesLayout { stage?.note("\(name) willLayout") }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if notesLayout { stage?.note("\(name) didLayout") }
  }
}
