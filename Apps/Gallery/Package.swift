// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let serverTests: [Target.Dependency] = [
  "CVips", "CZlib", "Decoding", "GalleryServer", "PhotoFacts", "PhotoFolder", "PhotoIndex",
  "ThumbnailStore",
]

// Only where `make fuzz` asks: libFuzzer brings the program's start. The other files are links to those of the tests.
let fuzzing: [Target] =
  Context.environment["TSUMAMI_FUZZING"] == nil
  ? []
  : [
    .executableTarget(
      name: "RequestFuzzing", dependencies: serverTests, path: "Tests/RequestFuzzing",
      exclude: ["Fixtures", "requests.dict"],
      swiftSettings: strict + [.unsafeFlags(["-parse-as-library"])])
  ]

let package = Package(
  name: "Gallery",
  platforms: [.macOS(.v14)],
  products: [.executable(name: "gallery", targets: ["gallery"])],
  dependencies: [
    // HTTP/1.1 and HTTP/2. README.md says why this one; it brings those below it.
    .package(
      url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1",
      traits: ["FullFoundation"]),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.2"),
    .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.6"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    // SQLite, for the index of the photos.
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    // Options, help and usage errors of the command.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
  ],
  targets: [
    .systemLibrary(
      name: "CVips", pkgConfig: "vips",
      providers: [.apt(["libvips-dev"]), .brew(["vips"])]),
    // Both come with libvips: for the lists of the photos.
    .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(
      name: "CBrotli", pkgConfig: "libbrotlienc",
      providers: [.apt(["libbrotli-dev"]), .brew(["brotli"])]),
    // It comes with libvips, too: for SHA-256.
    .systemLibrary(
      name: "CGLib", pkgConfig: "glib-2.0",
      providers: [.apt(["libglib2.0-dev"]), .brew(["glib"])]),
    // For the address in the terminal.
    .systemLibrary(
      name: "CQRCode", pkgConfig: "libqrencode",
      providers: [.apt(["libqrencode-dev"]), .brew(["qrencode"])]),
    // The table of towns within the program, and the town of a place. Know nothing of photos.
    .target(name: "CTowns", exclude: ["towns.tsv"]),
    .target(name: "Towns", dependencies: ["CTowns"], swiftSettings: strict),
    // A folder of photos, and the only way to its files. Knows no HTTP.
    .target(name: "PhotoFolder", dependencies: ["Towns"], swiftSettings: strict),
    // exiv2, which is C++, for EXIF, IPTC, XMP and previews in RAW files; and XXH3.
    .target(name: "CMetadata", linkerSettings: [.linkedLibrary("exiv2")]),
    // What files say of themselves, and what is made from them. Knows no HTTP and no database.
    .target(
      name: "PhotoFacts", dependencies: ["CMetadata", "CVips", "PhotoFolder"],
      swiftSettings: strict),
    // What a process does to itself before it reads files of strangers.
    .target(
      name: "CSandbox", linkerSettings: [.linkedLibrary("seccomp", .when(platforms: [.linux]))]),
    // Files, read in processes of their own. Knows no HTTP.
    .target(
      name: "Decoding", dependencies: ["CSandbox", "PhotoFacts", "PhotoFolder"],
      swiftSettings: strict),
    // The photos of a folder, kept and followed. Knows no HTTP.
    .target(
      name: "PhotoIndex",
      dependencies: [
        "PhotoFacts", "PhotoFolder", "Towns", .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: strict),
    // Thumbnails on the disk, by content. Knows no HTTP.
    .target(name: "ThumbnailStore", dependencies: ["PhotoFacts"], swiftSettings: strict),
    // Digests, and codes by which the server knows what it has said.
    .target(name: "Digests", dependencies: ["CGLib"], swiftSettings: strict),
    // A static site of a folder of photos.
    .target(
      name: "GalleryExport",
      dependencies: [
        "Digests", "PhotoFacts", "PhotoFolder", "PhotoIndex", "ThumbnailStore",
      ],
      swiftSettings: strict),
    .target(
      name: "GalleryServer",
      dependencies: [
        "CBrotli", "CZlib", "Digests", "PhotoFacts", "PhotoFolder", "PhotoIndex",
        "ThumbnailStore",
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "HummingbirdHTTP2", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "UnixSignals", package: "swift-service-lifecycle"),
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "gallery",
      dependencies: [
        "CQRCode", "Decoding", "GalleryExport", "GalleryServer", "PhotoFacts", "PhotoFolder",
        "PhotoIndex",
        "ThumbnailStore",
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),
    // `make library-bench`
    .executableTarget(
      name: "library-bench",
      dependencies: [
        "Decoding", "GalleryExport", "PhotoFacts", "PhotoFolder", "PhotoIndex", "ThumbnailStore",
      ],
      path: "Sources/LibraryBench", swiftSettings: strict),
    .testTarget(
      name: "GalleryServerTests",
      dependencies: serverTests + [.product(name: "NIOEmbedded", package: "swift-nio")],
      exclude: ["Fixtures", "Requests"],
      swiftSettings: strict),
    .testTarget(
      name: "PhotoIndexTests",
      dependencies: [
        "PhotoFacts", "PhotoFolder", "PhotoIndex", .product(name: "GRDB", package: "GRDB.swift"),
      ],
      exclude: ["Fixtures"], swiftSettings: strict),
    .testTarget(
      name: "GalleryExportTests",
      dependencies: ["GalleryExport", "PhotoFacts", "PhotoFolder", "PhotoIndex", "ThumbnailStore"],
      swiftSettings: strict),
    .testTarget(name: "DigestsTests", dependencies: ["Digests"], swiftSettings: strict),
    .testTarget(name: "TownsTests", dependencies: ["Towns"], swiftSettings: strict),
    .testTarget(
      name: "ThumbnailStoreTests", dependencies: ["PhotoFacts", "ThumbnailStore"],
      swiftSettings: strict),
  ] + fuzzing,
  swiftLanguageModes: [.v6]
)
