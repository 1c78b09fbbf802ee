// Core Animation's functions of transforms, under their names.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The transform that changes nothing.
nonisolated public let CATransform3DIdentity = CATransform3D()

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether a transform changes nothing.
nonisolated public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
  t == CATransform3D()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether two transforms have the same sixteen elements.
nonisolated public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D)
  -> Bool
{
  a == b
}

/// A shift, in points.
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat)
  -> CATransform3D
{
  var t = CATransform3D()
  (t.m41, t.m42, t.m43) = (tx, ty, tz)
  return t
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A transform that scales each axis by a factor.
nonisolated public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat)
  -> CATransform3D
{
  .scale(sx, sy, sz)
}

/// A turn by an angle in radians about the axis (x, y, z), whose length does not matter; an axis without a length
/// gives identity. About (0, 0, 1) a positive angle turns clockwise on a screen.
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite else { return CATransform3D() }
  let (x, y, z) = (x / length, y / length, z / length)
  let (s, c) = (sin(angle), cos(angle))
  let k = 1 - c
  return CATransform3D(
    m11: c + x * x * k, m12: x * y * k + z * s, m13: x * z * k - y * s, m14: 0,
    m21: x * y * k - z * s, m22: c + y * y * k, m23: y * z * k + x * s, m24: 0,
    m31: x * z * k + y * s, m32: y * z * k - x * s, m33: c + z * z * k, m34: 0,
    m41: 0, m42: 0, m43: 0, m44: 1)
}

/// The map that applies `a` first and `b` after it.
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D
{
  a.multiplied(by: b)
}

/// A shift before `t`.
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DMakeTranslation(tx, ty, tz).multiplied(by: t)
}

/// A scale before `t`.
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DMakeScale(sx, sy, sz).multiplied(by: t)
}

/// A turn before `t`; see ``CATransform3DMakeRotation(_:_:_:_:)``.
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DMakeRotation(angle, x, y, z).multiplied(by: t)
}

/// The map of space that does in the plane what `m` does.
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var t = CATransform3D()
  (t.m11, t.m12, t.m21, t.m22, t.m41, t.m42) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  return t
}

/// True where the map is an affine map of the plane and leaves z unchanged: then
/// ``CATransform3DGetAffineTransform(_:)`` is the whole map.
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}

/// What the map does to points of the plane, seen from the front, without perspective.
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
