import ArgumentParser

extension PlayableScene: ExpressibleByArgument {
  public init?(argument: String) {
    guard let scene = Self.all.first(where: { $0.name == argument }) else { return nil }
    self = scene
  }

  public static var allValueStrings: [String] { all.map(\.name) }

  public static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }

  public var defaultValueDescription: String { name }
}
