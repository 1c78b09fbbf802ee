import CMalloc
import Foundation
import TouchKit

// Somebody looks through a gallery for simulated hours, and the memory that is in use must not grow:
//
//     Endurance --hours 24 --photos 100000 --seed 1
//
// It prints a line for each tenth of the time, and ends with 1 where the memory in use after the last tenth is more than
// a twentieth above the most that it was in the first half. Fewer than some ten hours do not show that: cells are kept, and the most that
// are ever needed at once have not been seen by then.

var hours = 1.0
var photos = 100_000
var seed: UInt64 = 1
var arguments = CommandLine.arguments.dropFirst().makeIterator()
while let option = arguments.next() {
  switch (option, arguments.next().map { $0 } ?? "") {
  case ("--hours", let value): hours = Double(value) ?? 0
  case ("--photos", let value): photos = Int(value) ?? 0
  case ("--seed", let value): seed = UInt64(value) ?? 0
  default: hours = 0
  }
}
guard hours > 0, photos > 0 else {
  print("usage: Endurance [--hours H] [--photos N] [--seed N]")
  exit(64)
}

/// What is allocated and not freed, in bytes.
func bytesInUse() -> Int {
  let info = mallinfo2()
  return Int(info.uordblks + info.hblkhd)
}

let gallery = PlayedGallery(photoCount: photos)
let visitor = Visitor(gallery, seed: seed)
visitor.lookAround()
print("simulated h   gestures     frames     bytes in use   layers   pictures")
var gestures = 0
var inUse: [Int] = []
for part in 1...10 {
  let end = hours * 3600 * Double(part) / 10
  while gallery.time < end {
    visitor.act()
    gestures += 1
  }
  gallery.settle()
  inUse.append(bytesInUse())
  func column(_ value: Int, _ width: Int) -> String {
    let text = String(value)
    return String(repeating: " ", count: max(1, width - text.count)) + text
  }
  let hour = String((gallery.time / 360).rounded() / 10)
  print(
    String(repeating: " ", count: max(0, 11 - hour.count)) + hour + column(gestures, 11)
      + column(gallery.frameCount, 11) + column(inUse[part - 1], 17) + column(gallery.layerCount, 9)
      + column(gallery.pictureCount, 11))
}
let most = inUse[..<5].max() ?? 0
guard inUse[9] <= most + most / 20 else {
  print("the memory in use has grown from \(most) to \(inUse[9]) bytes")
  exit(1)
}
print("the memory in use has not grown")
