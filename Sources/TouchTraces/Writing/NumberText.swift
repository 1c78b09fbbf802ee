import JSONText

/// The shortest text that reads back as the same number, as JSON has it: `12`, not `12.0`.
func numberText(_ value: Double) -> String {
  var bytes: [UInt8] = []
  JSONWriter.write(value, to: &bytes)
  return String(decoding: bytes, as: UTF8.self)
}
