import Foundation

/// A picture in some 25 bytes, blurred: the placeholder until it is there.
///
/// ThumbHash (https://evanw.github.io/thumbhash/): the average colour and the lowest frequencies of
/// a cosine transform, of brightness (l), yellow against blue (p), red against green (q) and
/// opacity (a), four bits each.
package enum ThumbHash {
  /// - Parameters:
  ///   - pixels: red, green, blue and alpha of a byte each, row after row.
  ///   - width, height: at most 100; more would be slower and no better.
  /// - Complexity: O(pixels) for each of some 40 frequencies: half a millisecond.
  package static func hash(pixels: [UInt8], width: Int, height: Int) -> [UInt8]? {
    guard (1...100).contains(width), (1...100).contains(height),
      pixels.count == width * height * 4
    else { return nil }
    let planes = Planes(pixels)
    let hasAlpha = planes.alphaSum < Double(width * height)
    let limit = hasAlpha ? 5.0 : 7.0
    let longest = Double(max(width, height))
    let across = max(1, Int((limit * Double(width) / longest).rounded()))
    let down = max(1, Int((limit * Double(height) / longest).rounded()))
    func channel(_ plane: [Double], _ nx: Int, _ ny: Int) -> Channel {
      Channel(plane, width: width, height: height, nx: nx, ny: ny)
    }
    let l = channel(planes.l, max(3, across), max(3, down))
    let p = channel(planes.p, 3, 3)
    let q = channel(planes.q, 3, 3)
    let isLandscape = width > height
    var header = bits(63 * l.average) | bits(31.5 + 31.5 * p.average) << 6
    header |= bits(31.5 + 31.5 * q.average) << 12 | bits(31 * l.scale) << 18
    if hasAlpha { header |= 1 << 23 }
    var second = (isLandscape ? down : across) | bits(63 * p.scale) << 3 | bits(63 * q.scale) << 9
    if isLandscape { second |= 1 << 15 }
    var hash = [header & 255, header >> 8 & 255, header >> 16, second & 255, second >> 8]
    var frequencies = l.frequencies + p.frequencies + q.frequencies
    if hasAlpha {
      let a = channel(planes.a, 5, 5)
      hash.append(bits(15 * a.average) | bits(15 * a.scale) << 4)
      frequencies += a.frequencies
    }
    for pair in stride(from: 0, to: frequencies.count, by: 2) {
      let high = pair + 1 < frequencies.count ? bits(15 * frequencies[pair + 1]) : 0
      hash.append(bits(15 * frequencies[pair]) | high << 4)
    }
    return hash.map { UInt8($0) }
  }

  /// The mean colour that a hash holds, such as `#8a7d66`: its first eighteen bits are the averages of l, p and q, six bits each
  /// (`thumbHashToAverageRGBA` of the same source). Nil where the hash is too short.
  ///
  /// What shows through a picture stays behind it: there it is a light ground for a dark picture and a dark one for a light picture. Its own colour
  /// would hide what is drawn in it.
  package static func colour(of hash: [UInt8]) -> String? {
    guard hash.count >= 5 else { return nil }
    let header = Int(hash[0]) | Int(hash[1]) << 8 | Int(hash[2]) << 16
    let l = Double(header & 63) / 63
    if header & 1 << 23 != 0 { return l > 0.5 ? "#202124" : "#e8e8ea" }
    let p = Double(header >> 6 & 63) / 31.5 - 1
    let q = Double(header >> 12 & 63) / 31.5 - 1
    let blue = l - 2 / 3 * p
    let red = (3 * l - blue + q) / 2
    return [red, red - q, blue].reduce(into: "#") { text, value in
      let byte = UInt8((255 * min(1, max(0, value))).rounded())
      text += (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
  }

  private static func bits(_ value: Double) -> Int { Int(value.rounded()) }

  /// The picture over its own average colour, as brightness, two differences of colours, and opacity.
  private struct Planes {
    var l: [Double] = []
    var p: [Double] = []
    var q: [Double] = []
    var a: [Double] = []
    var alphaSum = 0.0

    init(_ pixels: [UInt8]) {
      var (red, green, blue) = (0.0, 0.0, 0.0)
      for start in stride(from: 0, to: pixels.count, by: 4) {
        let alpha = Double(pixels[start + 3]) / 255
        red += alpha / 255 * Double(pixels[start])
        green += alpha / 255 * Double(pixels[start + 1])
        blue += alpha / 255 * Double(pixels[start + 2])
        alphaSum += alpha
      }
      if alphaSum > 0 { (red, green, blue) = (red / alphaSum, green / alphaSum, blue / alphaSum) }
      for start in stride(from: 0, to: pixels.count, by: 4) {
        let alpha = Double(pixels[start + 3]) / 255
        let r = red * (1 - alpha) + alpha / 255 * Double(pixels[start])
        let g = green * (1 - alpha) + alpha / 255 * Double(pixels[start + 1])
        let b = blue * (1 - alpha) + alpha / 255 * Double(pixels[start + 2])
        l.append((r + g + b) / 3)
        p.append((r + g) / 2 - b)
        q.append(r - g)
        a.append(alpha)
      }
    }
  }

  /// The average of a plane, and its lowest frequencies from 0 to 1 around 0.5.
  private struct Channel {
    var average = 0.0
    var frequencies: [Double] = []
    var scale = 0.0

    init(_ plane: [Double], width: Int, height: Int, nx: Int, ny: Int) {
      for cy in 0..<ny {
        let rows = (0..<height).map { cos(.pi / Double(height) * Double(cy) * (Double($0) + 0.5)) }
        var cx = 0
        while cx * ny < nx * (ny - cy) {
          let columns = (0..<width).map {
            cos(.pi / Double(width) * Double(cx) * (Double($0) + 0.5))
          }
          var sum = 0.0
          for y in 0..<height {
            var row = 0.0
            for x in 0..<width { row += plane[x + y * width] * columns[x] }
            sum += row * rows[y]
          }
          sum /= Double(width * height)
          if cx > 0 || cy > 0 {
            frequencies.append(sum)
            scale = max(scale, abs(sum))
          } else {
            average = sum
          }
          cx += 1
        }
      }
      if scale > 0 { frequencies = frequencies.map { 0.5 + 0.5 / scale * $0 } }
    }
  }
}
