import Foundation
import Testing

@testable import Digests

@Suite("Digests and codes of messages")
struct DigestsTests {
  static func hexadecimal(_ bytes: Data) -> String {
    bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }

  @Test(
    "SHA-256 is that of FIPS 180-4",
    arguments: [
      (Data(), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      (Data("abc".utf8), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        Data(repeating: UInt8(ascii: "a"), count: 1_000_000),
        "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
      ),
    ])
  func hash(data: Data, expected: String) {
    #expect(Self.hexadecimal(SHA256.hash(data)) == expected)
  }

  @Test(
    "Codes are those of RFC 4231, whether the key is shorter or longer than a block",
    arguments: [
      (
        [UInt8]("Jefe".utf8), "what do ya want for nothing?",
        "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
      ),
      (
        [UInt8](repeating: 0xaa, count: 131),
        "Test Using Larger Than Block-Size Key - Hash Key First",
        "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
      ),
    ])
  func code(key: [UInt8], message: String, expected: String) {
    #expect(
      Self.hexadecimal(MessageKey(bytes: key).code(for: Data(message.utf8))) == expected)
  }

  @Test("A code is good for its message and its key, and as a whole")
  func check() {
    let key = MessageKey()
    let message = Data("session until 1000".utf8)
    let code = key.code(for: message)
    #expect(key.isCode(code, for: message))
    #expect(!key.isCode(code, for: Data("session until 1001".utf8)))
    #expect(!key.isCode(code, for: Data()))
    #expect(!MessageKey().isCode(code, for: message))
    #expect(!key.isCode(Data(), for: message))
    #expect(!key.isCode(code.dropLast(), for: message))
    #expect(!key.isCode(code + [0], for: message))
    for index in code.indices {
      var other = code
      other[index] ^= 1
      #expect(!key.isCode(other, for: message))
    }
    // As a part of what was received, whose first index is not 0.
    #expect(key.isCode((Data([7]) + code).dropFirst(), for: message))
  }
}
