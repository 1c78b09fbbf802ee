// swift-tools-version: 6.2
import PackageDescription

// The environment variable TSUMAMI names a checkout to build against instead of a release. No traits: the
// command line tool, and what it depends on, stay away.
let tsumami: Package.Dependency =
  Context.environment["TSUMAMI"].map { .package(name: "tsumami", path: $0, traits: []) }
  ?? .package(url: "https://github.com/tsumami/tsumami", from: "0.2.0", traits: [])

// As in UIKit, views belong to the main actor. The Embedded build has no actors, and says so itself.
let mainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "Page",
  platforms: [.macOS("15.4")],
  products: [.executable(name: "Page", targets: ["Page"])],
  dependencies: [tsumami],
  targets: [
    // What is yours: recognizers and views. It knows no page, so its tests run anywhere.
    .target(
      name: "Demo",
      dependencies: [
        .product(name: "UIKit", package: "tsumami"),
        .product(name: "Tsumami", package: "tsumami"),
      ],
      swiftSettings: mainActor),
    // The program of the page: a few lines around it.
    .executableTarget(
      name: "Page", dependencies: ["Demo", .product(name: "WebHost", package: "tsumami")],
      swiftSettings: mainActor),
    .testTarget(
      name: "DemoTests",
      dependencies: ["Demo", .product(name: "TouchTesting", package: "tsumami")],
      swiftSettings: mainActor),
  ],
  swiftLanguageModes: [.v6]
)
