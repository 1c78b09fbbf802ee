import ArgumentParser
import Scenes

extension SceneKind: ExpressibleByArgument {
  public init?(argument: String) {
    guard let kind = SceneKind.allCases.first(where: { "\($0.name.string)" == argument }) else {
      return nil
    }
    self = kind
  }

  public static var allValueStrings: [String] {
    allCases.map { "\($0.name.string)" }
  }
}
