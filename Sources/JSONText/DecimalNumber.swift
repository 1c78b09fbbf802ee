/// A decimal number, `digits · 10^exponent`, on its way to the nearest `Double`.
///
/// The digits and the power of ten are integers, so the quotient of the two can be computed exactly and
/// rounded once, which is what correct rounding means:
///
///     value = m / 10ⁿ = (m / 5ⁿ) · 2⁻ⁿ                        m < 2⁶⁴, 0 ≤ n ≤ 27, 5²⁷ < 2⁶³
///
///     m, 5ⁿ  ── shifted until their top bits are set ──▶  M, D
///     Q, R   =  (M · 2⁶³) divmod D                             2⁶² ≤ Q < 2⁶⁴
///     double =  Q rounded to 53 bits, half to even; R ≠ 0 tells "a bit more than half"
///
/// This covers what programs write (at most 19 digits, at most 27 of them after the point) without
/// tables. Everything else goes to the standard library's `Double(_: String)`, which is exact too, but
/// has to build a string. Neither depends on the locale.
///
/// A page has no such conversion, and no room for the division: there numbers of up to 15 digits with
/// exponents to ±22 are exact, longer ones may be off by one unit in the last place, and those with larger
/// exponents by one for each further 22.
@frozen @usableFromInline
struct DecimalNumber {
  /// The digits read so far as one integer. Valid while ``digits`` ≤ 19.
  @usableFromInline var significand: UInt64 = 0
  /// How many digits ``significand`` has, without leading zeros.
  @usableFromInline var digits = 0
  /// The power of ten that ``significand`` is multiplied with.
  @usableFromInline var exponent = 0
  @usableFromInline var isNegative = false

  @inlinable
  init() {}

  /// The nearest double, where one operation of doubles yields it; nil elsewhere.
  @inlinable
  var fastValue: Double? {
    guard digits <= 19 else { return nil }
    if significand == 0 { return isNegative ? -0.0 : 0 }
    guard significand < 1 << 53, exponent <= 22, exponent >= -22 else { return nil }
    // Both operands are exact, so the one operation rounds correctly (Clinger 1990).
    let power = Self.powersOfTen[abs(exponent)]
    let magnitude = exponent < 0 ? Double(significand) / power : Double(significand) * power
    return isNegative ? -magnitude : magnitude
  }

  /// The value of any other number, whose text this is, as a page has it.
  @usableFromInline @inline(never)
  func nearValue(of text: UnsafeBufferPointer<UInt8>) -> Double {
    // As many digits as fit into an integer; those behind them count as zeros.
    var whole: UInt64 = 0
    var exponent = exponent
    for byte in text {
      if byte | 0x20 == UInt8(ascii: "e") { break }
      let digit = byte &- UInt8(ascii: "0")
      guard digit <= 9 else { continue }
      if whole < 1_000_000_000_000_000_000 {
        whole = whole * 10 + UInt64(digit)
      } else {
        exponent += 1
      }
    }
    var magnitude = Double(whole)
    // Powers up to 10²² are exact. From 10⁻⁴⁰⁰ to 10⁴⁰⁰ everything has become zero or infinite.
    var left = min(abs(exponent), 400)
    while left > 0, magnitude != 0 {
      let step = min(left, 22)
      if exponent < 0 {
        magnitude /= Self.powersOfTen[step]
      } else {
        magnitude *= Self.powersOfTen[step]
      }
      left -= step
    }
    return isNegative ? -magnitude : magnitude
  }

  #if !hasFeature(Embedded)
    /// The same exactly. The text is a number by JSON's grammar, which is a part of what `Double` reads.
    @usableFromInline @inline(never)
    func exactValue(of text: UnsafeBufferPointer<UInt8>) -> Double {
      guard digits <= 19, exponent <= 0, exponent >= -27 else {
        return Double(String(decoding: text, as: UTF8.self)) ?? .nan
      }
      let magnitude = Self.quotient(significand, byTenToThe: -exponent)
      return isNegative ? -magnitude : magnitude
    }

    /// `m / 10ⁿ`, correctly rounded; `m` is not 0, `n` from 0 to 27.
    static func quotient(_ m: UInt64, byTenToThe n: Int) -> Double {
      let divisor = powersOfFive[n]
      let up = m.leadingZeroBitCount
      let down = divisor.leadingZeroBitCount
      let shifted = m << UInt64(up)
      let (q, r) = (divisor << UInt64(down)).dividingFullWidth((shifted >> 1, shifted << 63))
      // m / 5ⁿ = (M / 2^up) / (D / 2^down) = (Q / 2⁶³) · 2^(down - up)
      let quotientExponent = down - up - 63 - n
      let normalize = q.leadingZeroBitCount
      let bits = q << UInt64(normalize)
      var mantissa = bits >> 11
      let rest = bits & 0x7FF
      if rest > 0x400 || (rest == 0x400 && (r != 0 || mantissa & 1 == 1)) {
        mantissa += 1
      }
      // 2⁵² ≤ mantissa ≤ 2⁵³, and the value lies between 10⁻²⁷ and 2⁶⁴: never subnormal, never infinite.
      // A mantissa of 2⁵³ carries into the exponent by itself.
      let exponent = quotientExponent - normalize + 11
      return Double(bitPattern: (UInt64(exponent + 1075) << 52) + (mantissa - (1 << 52)))
    }

    private static let powersOfFive: [UInt64] = {
      var powers: [UInt64] = [1]
      for _ in 1...27 { powers.append(powers[powers.count - 1] * 5) }
      return powers
    }()
  #endif

  @usableFromInline
  static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}
