import TouchKit

#if !arch(wasm32)
  import Foundation
#endif

/// Shows a program's `UIWindow` in an element of a web page.
///
/// A program is one file, which imports `TouchKit` and `WebHost`:
///
/// ```swift
/// WebHost.run { page in
///   let label = UILabel(frame: CGRect(x: 20, y: 20, width: 0, height: 0))
///   label.text = "Hello"
///   label.sizeToFit()
///   let view = UIView(frame: .zero)
///   view.addSubview(label)
///   return view
/// }
/// ```
///
/// and its page has one line: `Host.open(element, 'hello.wasm')`, of the package beside this module.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public enum WebHost {
  /// Runs the program once the page has an element for it.
  ///
  /// - Parameter make: called once. Returns the window, which has to be made with ``WebPage/clock``,
  ///   or any other view, which then fills a window that the host makes. Either gets the size of
  ///   the element, whenever that changes.
  ///
  /// Outside of a browser the program prints an error and ends with status 69.
  public static func run(_ make: @escaping (WebPage) -> UIView) {
    #if arch(wasm32)
      module.writer = ChangeWriter()
    #endif
    runWithoutDrawing(make)
  }

  /// As ``run(_:)``, for a program of recognizers and messages over the page's own content: its views are not shown, and nothing that draws is a part of its
  /// module, which is about a tenth smaller. The page opens it with `draws: false`, and says by the element's `touch-action` what fingers do there
  /// besides: with `none` all they do is the program's.
  public static func runWithoutDrawing(_ make: @escaping (WebPage) -> UIView) {
    #if arch(wasm32)
      module.makeSession = { PageSession($0, $1, $2) }
    #endif
    start(make)
  }

  /// As ``runWithoutDrawing(_:)``, for a program that hears nothing but touches (fingers, pens and a mouse's button) and messages: nothing for hovering,
  /// keys, wheels and trackpads, assistive technology and pictures is a part of its module, which is smaller by another fifteenth. The page opens it with
  /// `draws: false, keys: null, takesWheel: false`.
  public static func runWithTouchesAlone(_ make: @escaping (WebPage) -> UIView) {
    start(make)
  }

  private static func start(_ make: @escaping (WebPage) -> UIView) {
    #if arch(wasm32)
      module.program = make
    #else
      FileHandle.standardError.write(
        Data("This program runs in a web page: build it for wasm32-unknown-none-wasm.\n".utf8))
      exit(69)
    #endif
  }
}
