// swift-tools-version: 6.2
// An app playground, for Xcode and Swift Playgrounds. See README.md.
import AppleProductTypes
import PackageDescription

let package = Package(
  name: "Samples",
  platforms: [.iOS("16.0")],
  products: [
    .iOSApplication(
      name: "Samples", targets: ["App"], bundleIdentifier: "tsumami.samples",
      displayVersion: "1.0", bundleVersion: "1", appIcon: .placeholder(icon: .images),
      accentColor: .presetColor(.orange), supportedDeviceFamilies: [.pad, .phone],
      supportedInterfaceOrientations: [
        .portrait, .landscapeLeft, .landscapeRight,
        .portraitUpsideDown(.when(deviceFamilies: [.pad])),
      ])
  ],
  targets: [
    .executableTarget(name: "App", dependencies: ["Tsumami"], path: "App"),
    .target(name: "JSONText", path: "JSONText"),
    .target(
      name: "Tsumami", dependencies: ["JSONText"], path: "Tsumami",
      swiftSettings: [.defaultIsolation(MainActor.self), .define("APPLE_UIKIT")]),
  ],
  swiftLanguageModes: [.v6]
)
