import Testing
import TouchKit

@Suite struct HueTests {
  private func parts(_ color: UIColor) -> [Int] {
    [color.red, color.green, color.blue].map { Int(($0 * 100).rounded()) }
  }

  @Test func `The hue goes round the circle of colors, from red by green and blue to red`() {
    let circle: [(twelfths: CGFloat, parts: [Int])] = [
      (0, [100, 0, 0]), (1, [100, 50, 0]), (2, [100, 100, 0]), (4, [0, 100, 0]),
      (6, [0, 100, 100]), (8, [0, 0, 100]), (10, [100, 0, 100]), (12, [100, 0, 0]),
      (-5, [100, 0, 0]), (99, [100, 0, 0]),
    ]
    for place in circle {
      let color = UIColor(hue: place.twelfths / 12, saturation: 1, brightness: 1, alpha: 0.5)
      #expect(parts(color) == place.parts && color.alpha == 0.5)
    }
  }

  @Test func `What a color was made of on the circle is read back`() {
    var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (9, 9, 9, 9)
    for twelfth in 0..<12 {
      let hue = CGFloat(twelfth) / 12
      let color = UIColor(hue: hue, saturation: 0.5, brightness: 0.75, alpha: 0.25)
      #expect(color.getHue(&h, saturation: &s, brightness: &b, alpha: &a))
      #expect(abs(h - hue) < 1e-9 && abs(s - 0.5) < 1e-9 && b == 0.75 && a == 0.25)
    }
    UIColor(white: 0.5, alpha: 1).getHue(&h, saturation: &s, brightness: nil, alpha: nil)
    #expect(h == 0 && s == 0 && b == 0.75)
    UIColor.black.getHue(&h, saturation: &s, brightness: &b, alpha: nil)
    #expect(h == 0 && s == 0 && b == 0)
  }

  @Test func `The parts are written to where one wants them`() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (9, 9, 9, 9)
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.125)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect([red, green, blue, alpha] == [0.25, 0.5, 0.75, 0.125])
    UIColor.black.getRed(nil, green: &green, blue: nil, alpha: nil)
    #expect([red, green, blue, alpha] == [0.25, 0, 0.75, 0.125])
  }

  @Test func `Without saturation it is a gray, and less brightness is darker`() {
    let gray = UIColor(hue: 0.3, saturation: 0, brightness: 0.4, alpha: 1)
    #expect(gray == UIColor(white: 0.4, alpha: 1))
    let maroon = UIColor(hue: 0, saturation: 0.5, brightness: 0.6, alpha: 1)
    #expect(parts(maroon) == [60, 30, 30])
  }
}
