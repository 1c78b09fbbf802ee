import CVips
import Foundation
import PhotoFolder

/// The bytes of a picture while they are unpacked.
enum PictureBytes {
  /// Files of up to so many bytes are read into memory first. libvips would map them, and ends the process where somebody
  /// shortens the file meanwhile.
  static let most = 256 << 20

  /// Calls a function with a file's bytes. A larger file is read through its descriptor.
  static func with<Result>(
    _ file: OpenFile, _ body: (VipsPictureBytes) throws(PictureFault) -> Result
  ) throws(PictureFault) -> Result {
    guard file.size <= most else {
      let source = VipsPictureBytes(bytes: nil, count: 0, descriptor: file.descriptor)
      source.rewind()
      return try body(source)
    }
    guard let data = try? file.read(file.size, at: 0), !data.isEmpty else {
      throw file.size == 0 ? .empty : .unreadable
    }
    let result = data.withUnsafeBytes { bytes in
      Swift.Result { () throws(PictureFault) in
        try body(VipsPictureBytes(bytes: bytes.baseAddress, count: bytes.count, descriptor: -1))
      }
    }
    return try result.get()
  }
}

extension VipsPictureBytes {
  /// libvips reads on from where the descriptor is.
  func rewind() {
    if bytes == nil { lseek(descriptor, 0, SEEK_SET) }
  }
}
