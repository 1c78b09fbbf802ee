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
struct DecimalNumber {
  /// The digits read so far as one integer. Valid while ``digits`` ≤ 19.
  var significand: UInt64 = 0
  /// How many digits ``significand`` has, without leading zeros.
  var digits = 0
  /// The power of ten that ``significand`` is multiplied with.
  var exponent = 0
  var isNegative = false

  /// The nearest double, or nil where the number is outside the range described above.
  var value: Double? {
    guard digits <= 19 else { return nil }
    if significand == 0 { return isNegative ? -0.0 : 0 }
    let magnitude: Double
    if significand < 1 << 53, exponent <= 22, exponent >= -22 {
      // Both operands are exact, so the one operation rounds correctly (Clinger 1990).
      let power = Self.powersOfTen[abs(exponent)]
      magnitude =
        exponent < 0 ? Double(significand) / power : Double(significand) * power
    } else if exponent <= 0, exponent >= -27 {
      magnitude = Self.quotient(significand, byTenToThe: -exponent)
    } else {
      return nil
    }
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

  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}
