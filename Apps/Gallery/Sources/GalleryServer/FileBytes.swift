import FlyingFox
import FlyingSocks
import Foundation
import PhotoFolder

/// A part of a file as the body of an answer, read piece by piece while it is sent.
struct FileBytes: AsyncBufferedSequence {
  typealias Element = UInt8

  /// A piece: large enough that the system calls do not count, small enough that a hundred slow
  /// readers of large photos cost 25 MB.
  static let pieceSize = 256 * 1024

  let file: OpenFile
  let range: Range<Int>

  var body: HTTPBodySequence {
    HTTPBodySequence(from: self, count: range.count, suggestedBufferSize: Self.pieceSize)
  }

  func makeAsyncIterator() -> Iterator { Iterator(file: file, rest: range) }

  struct Iterator: AsyncBufferedIteratorProtocol {
    let file: OpenFile
    var rest: Range<Int>

    mutating func next() async throws -> UInt8? { try await nextBuffer(suggested: 1)?.first }

    mutating func nextBuffer(suggested count: Int) async throws -> Data? {
      guard !rest.isEmpty else { return nil }
      let piece = try file.read(Swift.min(count, rest.count), at: rest.lowerBound)
      // The length has been promised already; an answer cut short must end the connection.
      guard !piece.isEmpty else { throw FileShrank() }
      rest = rest.lowerBound + piece.count..<rest.upperBound
      return piece
    }
  }

  struct FileShrank: Error {}
}
