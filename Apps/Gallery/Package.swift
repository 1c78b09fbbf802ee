// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "Gallery",
  platforms: [.macOS(.v14)],
  products: [.executable(name: "gallery", targets: ["gallery"])],
  dependencies: [
    // HTTP/1.1. README.md says why this one.
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    // Options, help and usage errors of the command.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
  ],
  targets: [
    .systemLibrary(
      name: "CVips", pkgConfig: "vips",
      providers: [.apt(["libvips-dev"]), .brew(["vips"])]),
    // Both come with libvips: for what EXIF says, and for the list of the photos.
    .systemLibrary(
      name: "CExif", pkgConfig: "libexif",
      providers: [.apt(["libexif-dev"]), .brew(["libexif"])]),
    .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"])]),
    // A folder of photos, and the only way to its files. Knows no HTTP.
    .target(name: "PhotoFolder", swiftSettings: strict),
    .target(
      name: "GalleryServer",
      dependencies: [
        "CVips", "CExif", "CZlib", "FlyingFox", "PhotoFolder",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "gallery",
      dependencies: [
        "GalleryServer", "PhotoFolder",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),
    .testTarget(
      name: "GalleryServerTests", dependencies: ["GalleryServer", "PhotoFolder"],
      exclude: ["Fixtures"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
