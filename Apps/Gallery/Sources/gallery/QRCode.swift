import CQRCode

/// A QR code for a terminal, two rows of modules in each line.
enum QRCode {
  /// Nil where the text is too long for one.
  static func lines(of text: String) -> [String]? {
    guard let code = QRcode_encodeString(text, 0, QR_ECLEVEL_L, QR_MODE_8, 1) else { return nil }
    defer { QRcode_free(code) }
    let width = Int(code.pointee.width)
    let modules = UnsafeBufferPointer(start: code.pointee.data, count: width * width)
    // Readers want an edge of four light modules.
    let edge = 4
    func isDark(_ x: Int, _ y: Int) -> Bool {
      guard (0..<width).contains(x), (0..<width).contains(y) else { return false }
      return modules[y * width + x] & 1 == 1
    }
    return stride(from: -edge, to: width + edge, by: 2).map { y in
      let blocks = (-edge..<width + edge).map { x in
        switch (isDark(x, y), isDark(x, y + 1)) {
        case (false, false): "█"
        case (false, true): "▀"
        case (true, false): "▄"
        case (true, true): " "
        }
      }
      // White on black, whatever the terminal's own colours are: readers want dark modules on a light ground.
      return "\u{1B}[97;40m\(blocks.joined())\u{1B}[0m"
    }
  }
}
