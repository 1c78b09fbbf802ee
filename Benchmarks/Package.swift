// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS("15.4")],
  dependencies: [
    .package(name: "Tsumami", path: ".."),
    // Options of the command that `make bench` calls.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
  ],
  targets: [
    .target(name: "AllocationCounter"),
    // What is played; also in the browser's form, which has no actors.
    .target(
      name: "Workloads",
      dependencies: [
        .product(name: "TouchKit", package: "Tsumami"),
        .product(name: "Tsumami", package: "Tsumami"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error), .defaultIsolation(MainActor.self)]),
    .executableTarget(
      name: "BenchPage", dependencies: ["Workloads"],
      swiftSettings: [.treatAllWarnings(as: .error), .defaultIsolation(MainActor.self)]),
    .executableTarget(
      name: "Bench",
      dependencies: [
        "AllocationCounter",
        "Workloads",
        .product(name: "TouchKit", package: "Tsumami"),
        .product(name: "TouchTraces", package: "Tsumami"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)]),
  ],
  swiftLanguageModes: [.v6]
)
