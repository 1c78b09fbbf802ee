// swift-tools-version: 6.2
import PackageDescription

// The classes are main-actor isolated, as UIKit's are. The Embedded build (see Toolchain/embedded.json)
// has no actors and overrides this one setting; nothing else differs between the two builds.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]
let mainActor: [SwiftSetting] = strict + [.defaultIsolation(MainActor.self)]

// iOS, tvOS and visionOS have a UIKit of their own, and the library Tsumami is built on that one there.
// Everywhere else, on macOS too, it is built on ours. The files ask for this one condition.
let appleUIKit: SwiftSetting = .define(
  "APPLE_UIKIT", .when(platforms: [.iOS, .macCatalyst, .tvOS, .visionOS]))

// `.linux` is also what SwiftPM answers when it compiles for bare wasm32 on a Linux machine.
let withoutUIKit: [Platform] = [.linux, .macOS, .wasi, .windows, .android]
let ourUIKit: Target.Dependency = .target(
  name: "UIKit", condition: .when(platforms: withoutUIKit))

// UIKit only re-exports TouchKit, and its module does not change when TouchKit's classes do: named
// here too, so that Tsumami is compiled anew then.
let ourTouchKit: Target.Dependency = .target(
  name: "TouchKit", condition: .when(platforms: withoutUIKit))

// Modules that files written for iOS import beside UIKit, and that only Apple's systems have. On a Mac they
// would hide the system's own, which Foundation needs.
#if os(macOS)
  let standIns: [Target] = []
#else
  let standIns: [Target] = [
    .target(
      name: "CoreGraphics", dependencies: ["TouchKit"], path: "Sources/Shims/CoreGraphics",
      swiftSettings: strict),
    .target(
      name: "QuartzCore", dependencies: ["TouchKit"], path: "Sources/Shims/QuartzCore",
      swiftSettings: strict),
    .target(
      name: "_Testing_CoreGraphics", path: "Sources/Shims/TestingCoreGraphicsOverlay",
      swiftSettings: strict),
  ]
#endif

let samples: [Target.Dependency] =
  ["TouchKit", "UIKit", "TouchTesting"] + standIns.map { .target(name: $0.name) }

// Only where `make fuzz` asks: libFuzzer brings the program's start.
let fuzzing: [Target] =
  Context.environment["TSUMAMI_FUZZING"] == nil
  ? []
  : [
    .executableTarget(
      name: "Fuzzing", dependencies: ["TouchKit", "UIKit", "Tsumami", "TouchTraces", "WebHost"],
      path: "Tests/Fuzzing",
      swiftSettings: strict + [.unsafeFlags(["-parse-as-library"])])
  ]

let package = Package(
  name: "Tsumami",
  platforms: [.iOS(.v16), .macOS("15.4")],
  products: [
    .library(name: "TouchKit", targets: ["TouchKit"]),
    .library(
      name: "UIKit",
      targets: ["UIKit", "_Testing_UIKit"] + standIns.map(\.name)),
    .library(name: "Tsumami", targets: ["Tsumami"]),
    .library(name: "TouchTesting", targets: ["TouchTesting"]),
    .library(name: "TouchTraces", targets: ["TouchTraces"]),
    .library(name: "Scenes", targets: ["Scenes"]),
    .executable(name: "tsumami", targets: ["TsumamiTool"]),
    .library(name: "TsumamiCommands", targets: ["TsumamiCommands"]),
    .library(name: "WebHost", targets: ["WebHost"]),
    .executable(name: "GalleryPage", targets: ["GalleryPage"]),
    .executable(name: "SamplesPage", targets: ["SamplesPage"]),
    .executable(name: "ElementsPage", targets: ["ElementsPage"]),
    .executable(name: "ZoomPage", targets: ["ZoomPage"]),
    .executable(name: "RecognizersPage", targets: ["RecognizersPage"]),
    .library(name: "DesktopHost", targets: ["DesktopHost"]),
  ],
  traits: [
    .trait(
      name: "CommandLineTool",
      description: "The tool tsumami. Who only uses the libraries says `traits: []`."),
    // Without it `DesktopHost` is empty, and nobody needs the libraries that it draws with.
    .trait(
      name: "Desktop", description: "Programs in a window of the desktop, with SDL and Cairo."),
    .default(enabledTraits: ["CommandLineTool"]),
  ],
  dependencies: [
    // Flags, help and completions of the command line tool.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")
  ],
  targets: [
    .target(name: "EmbeddedRuntime"),
    // JSON as bytes, for the libraries that read or write it. No product: nobody else is to depend on it.
    .target(name: "JSONText", swiftSettings: strict),
    .target(
      name: "TouchKit", dependencies: ["EmbeddedRuntime"], swiftSettings: mainActor),
    .target(name: "UIKitModules", path: "Sources/Shims/UIKitModules"),
    .target(
      name: "UIKit", dependencies: ["TouchKit", "UIKitModules"], path: "Sources/Shims/UIKit",
      swiftSettings: strict),
    .target(
      name: "_Testing_UIKit", path: "Sources/Shims/TestingUIKitOverlay", swiftSettings: strict),
    .target(
      name: "Tsumami", dependencies: ["JSONText", ourUIKit, ourTouchKit],
      swiftSettings: mainActor + [appleUIKit]),
    .target(
      name: "TouchTesting", dependencies: ["TouchKit", "_Testing_UIKit"], swiftSettings: mainActor),
    .target(
      name: "TouchTraces", dependencies: ["JSONText", "TouchKit"], swiftSettings: strict),
    // The folder Samples is a part of it, by a link: the samples are as people print them, and nothing in them is public.
    .target(
      name: "Scenes", dependencies: ["TouchKit", "Tsumami", ourUIKit],
      swiftSettings: mainActor),
    .target(
      name: "WebHost", dependencies: ["JSONText", "TouchKit"], exclude: ["JavaScript"],
      swiftSettings: mainActor),
    // Writes what is made of WebHost's table: `make protocol`.
    .executableTarget(
      name: "WebProtocolTool", dependencies: ["WebHost"], path: "Sources/Programs/WebProtocolTool",
      swiftSettings: mainActor),
    // What the gallery's and the samples' programs have in common.
    .target(
      name: "ScenePage", dependencies: ["Scenes", "Tsumami", "WebHost"],
      path: "Sources/Pages/ScenePage", swiftSettings: mainActor),
    .executableTarget(
      name: "GalleryPage", dependencies: ["ScenePage"], path: "Sources/Pages/GalleryPage",
      swiftSettings: mainActor),
    .executableTarget(
      name: "SamplesPage", dependencies: ["ScenePage"], path: "Sources/Pages/SamplesPage",
      swiftSettings: mainActor),
    // The programs of tsumami.js: all in one, with the JavaScript of the elements, and two for pages that need one alone.
    .target(
      name: "Elements", dependencies: ["Tsumami", "UIKit", "WebHost"],
      path: "Sources/Pages/Elements", swiftSettings: mainActor),
    .executableTarget(
      name: "ElementsPage", dependencies: ["Elements", "WebHost"],
      path: "Sources/Pages/ElementsPage", exclude: ["Demo", "JavaScript"],
      swiftSettings: mainActor),
    .executableTarget(
      name: "ZoomPage", dependencies: ["Elements", "WebHost"], path: "Sources/Pages/ZoomPage",
      swiftSettings: mainActor),
    .executableTarget(
      name: "RecognizersPage", dependencies: ["Elements", "WebHost"],
      path: "Sources/Pages/RecognizersPage", swiftSettings: mainActor),
    // Windows, fingers and keys; lines, texts and pictures: what a desktop has for it.
    .systemLibrary(
      name: "CSDL2", path: "Sources/SystemLibraries/CSDL2", pkgConfig: "sdl2",
      providers: [.apt(["libsdl2-dev"]), .brew(["sdl2"])]),
    .systemLibrary(
      name: "CPangoCairo", path: "Sources/SystemLibraries/CPangoCairo", pkgConfig: "pangocairo",
      providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
    .systemLibrary(
      name: "CGdkPixbuf", path: "Sources/SystemLibraries/CGdkPixbuf", pkgConfig: "gdk-pixbuf-2.0",
      providers: [.apt(["libgdk-pixbuf-2.0-dev"]), .brew(["gdk-pixbuf"])]),
    .target(
      name: "DesktopHost",
      dependencies: [
        "TouchKit",
        .target(name: "CSDL2", condition: .when(traits: ["Desktop"])),
        .target(name: "CPangoCairo", condition: .when(traits: ["Desktop"])),
        .target(name: "CGdkPixbuf", condition: .when(traits: ["Desktop"])),
      ],
      swiftSettings: mainActor),
    .executableTarget(
      name: "DesktopSample", dependencies: ["DesktopHost", "Tsumami"],
      path: "Sources/Programs/DesktopSample", swiftSettings: mainActor),
    // The film strips of the documentation: `make film-strips`.
    .executableTarget(
      name: "FilmStrips", dependencies: ["DesktopHost", "Tsumami"],
      path: "Sources/Programs/FilmStrips", swiftSettings: mainActor),
    // Fingers and keys through SDL's own queue, for `make test-desktop`.
    .executableTarget(
      name: "DesktopFingers",
      dependencies: [
        "DesktopHost", .target(name: "CSDL2", condition: .when(traits: ["Desktop"])),
      ],
      path: "Tests/DesktopFingers", swiftSettings: mainActor),
    // What the tool does, for tools of other packages too, with scenes of their own.
    .target(
      name: "TsumamiCommands",
      dependencies: [
        "JSONText", "Scenes", "Tsumami", "TouchTraces",
        .product(
          name: "ArgumentParser", package: "swift-argument-parser",
          condition: .when(traits: ["CommandLineTool"])),
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "TsumamiTool", dependencies: ["TsumamiCommands"], path: "Sources/Programs/TsumamiTool",
      swiftSettings: strict),
    // Such a tool of another package; the tests start it.
    .executableTarget(
      name: "OwnSceneTool", dependencies: ["TsumamiCommands", "Scenes", "UIKit"],
      path: "Tests/OwnSceneTool", swiftSettings: mainActor),
    // Random programs over the whole API, for `make test-memory` and `make soak`.
    .executableTarget(
      name: "LifetimeChaos", dependencies: ["TouchKit", "TouchTesting", "Tsumami"],
      path: "Tests/LifetimeChaos",
      swiftSettings: mainActor),
    // What is allocated, as glibc counts it.
    .systemLibrary(name: "CMalloc", path: "Tests/CMalloc"),
    // Pages for the tests of browsers.
    .executableTarget(
      name: "ControlsPage", dependencies: ["UIKit", "WebHost"], path: "Tests/ControlsPage",
      swiftSettings: mainActor),
    .executableTarget(
      name: "ListsPage", dependencies: ["UIKit", "WebHost"], path: "Tests/ListsPage",
      swiftSettings: mainActor),
    .executableTarget(
      name: "OneRecognizerPage", dependencies: ["UIKit", "WebHost"],
      path: "Tests/OneRecognizerPage", swiftSettings: mainActor),
    // Somebody looks through the gallery for simulated hours, for `make soak HOURS=24`.
    .executableTarget(
      name: "Endurance", dependencies: ["TouchKit", "TouchTesting", "Scenes", "CMalloc"],
      path: "Tests/Endurance",
      swiftSettings: mainActor),
    .testTarget(
      name: "JSONTextTests", dependencies: ["JSONText", "TouchTesting"], swiftSettings: strict),
    .testTarget(name: "TouchKitTests", dependencies: ["TouchTesting"], swiftSettings: mainActor),
    .testTarget(
      name: "TouchTestingTests", dependencies: ["TouchTesting", "UIKit"], swiftSettings: strict),
    // Files as people write them for iOS: no default isolation, and their warnings are their own.
    .testTarget(
      name: "UIKitSwift5Samples", dependencies: samples,
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "UIKitSwift6Samples", dependencies: samples,
      swiftSettings: [.swiftLanguageMode(.v6)]),
    // The samples as an app on iOS compiles them: nothing but UIKit and Tsumami, as Swift 6.
    .testTarget(
      name: "SamplesTests", dependencies: ["UIKit", "TouchKit", "Tsumami", "TouchTesting"],
      swiftSettings: strict + [.swiftLanguageMode(.v6)]),
    .testTarget(
      name: "TsumamiTests", dependencies: ["TouchKit", "Tsumami", "TouchTesting"],
      swiftSettings: mainActor),
    .testTarget(
      name: "TouchTracesTests", dependencies: ["TouchTraces", "TouchTesting"],
      swiftSettings: strict),
    .testTarget(
      name: "DocumentationTests",
      dependencies: ["Scenes", "Tsumami", "TouchTesting", "TouchTraces", "WebHost"],
      swiftSettings: mainActor),
    .testTarget(
      name: "ScenesTests", dependencies: ["Scenes", "TouchTraces", "TouchTesting"],
      swiftSettings: mainActor),
    .testTarget(
      name: "WebHostTests", dependencies: ["WebHost", "TouchTesting"], swiftSettings: mainActor),
    .testTarget(
      name: "TsumamiToolTests", dependencies: ["TsumamiTool", "TsumamiCommands", "OwnSceneTool"],
      swiftSettings: strict),
  ] + standIns + fuzzing,
  swiftLanguageModes: [.v6]
)
