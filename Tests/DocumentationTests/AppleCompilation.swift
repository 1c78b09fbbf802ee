import Foundation

/// Compiles what a compiler for iOS sees of the sources, against our UIKit: there is no SDK for any other.
///
/// Left out is what needs more of iOS than our UIKit has, and it is listed here; stand-ins take its place. Nothing
/// compiles these files here, so they are to be small.
struct AppleCompilation {
  /// Files of the library, from `Sources/Tsumami` on.
  static let leftOut: Set = [
    "Actions/UIGestureRecognizer+Action.swift", "Drawing/PathView.swift",
    "Images/AccessibilityActions.swift", "SwiftUI/View+OneFingerZoom.swift",
    "SwiftUI/ZoomableImage.swift",
  ]

  private static let standIns = """
    import UIKit

    extension UIGestureRecognizer {
      public func addAction(_ handler: @escaping () -> Void) { addAction { _ in handler() } }
    }
    extension ZoomableImageView { func installAccessibilityActions() {} }
    extension ImagePager { func installAccessibilityActions() {} }
    """

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "apple-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func cleanUp() {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Compiles the library to a module, which ``compile(_:_:_:)`` then finds.
  ///
  /// - Returns: what the compiler says; nothing where it is content.
  func compileLibrary(_ files: [(name: String, lines: [Substring])]) throws -> String {
    let seen = files.filter { !AppleCompilation.leftOut.contains($0.name) }
    let standIns = ("StandIns.swift", AppleCompilation.standIns.split(separator: "\n"))
    return try compile(
      "Tsumami", seen + [standIns],
      [
        "-emit-module", "-emit-module-path", folder.appending(path: "Tsumami.swiftmodule").path,
        "-default-isolation", "MainActor", "-package-name", "apple",
      ])
  }

  /// Compiles a module as Swift 6; type-checks it where nothing else is said.
  func compile(
    _ module: String, _ files: [(name: String, lines: [Substring])],
    _ arguments: [String] = ["-typecheck"]
  ) throws -> String {
    let place = folder.appending(path: module)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let paths = try files.enumerated().map { index, file in
      // Two folders may have files of one name.
      let name = file.name.replacing("/", with: "-")
      let path = place.appending(path: name)
      try file.lines.joined(separator: "\n").write(to: path, atomically: true, encoding: .utf8)
      return path.path
    }
    // What this test is built with.
    let built = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let clang = AppleCompilation.root.appending(path: "Sources/Shims/UIKitModules/include")
    return try AppleCompilation.run(
      ["swiftc", "-module-name", module, "-swift-version", "6", "-warnings-as-errors"] + arguments
        + [
          "-I", folder.path, "-I", built.appending(path: "Modules").path, "-I", clang.path, "-Xcc",
          "-fmodule-map-file=\(clang.path)/module.modulemap", "-Xcc",
          "-fmodule-map-file=\(built.path)/EmbeddedRuntime.build/module.modulemap",
        ] + paths)
  }

  private static func run(_ command: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: said, as: UTF8.self)
    return process.terminationStatus == 0
      ? text : text + "\nexit status \(process.terminationStatus)"
  }
}
