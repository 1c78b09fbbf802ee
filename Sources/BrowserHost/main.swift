import Scenes
import TouchKit
@_expose(wasm, "poke") @_cdecl("poke") public func poke(_ x: Double) -> Double { CGPoint(x: x, y: 1).applying(CGAffineTransform(rotationAngle: x)).x }
