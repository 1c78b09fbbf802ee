import Foundation

// Runs random programs, each told by its number:.
//
//     LifetimeChaos --seeds 1...2000
//     LifetimeChaos --minutes 10
//     LifetimeChaos --seed 17          the same again, with what it does
//     LifetimeChaos --seeds 1...2000 --faults freed
//                                      without what outlives its owners

/// At once, so that the last words are known where the program comes to grief after them.
func say(_ text: String) {
  FileHandle.standardError.write(Data(text.utf8))
}

var range: ClosedRange<UInt64> = 1...200
var end: Date?
var isTraced = false
var tellsOutliving = true
var arguments = CommandLine.arguments.dropFirst().makeIterator()
while let option = arguments.next() {
  let value = arguments.next() ?? ""
  switch option {
  case "--seed":
    guard let seed = UInt64(value) else { usage() }
    range = seed...seed
    isTraced = true
  case "--seeds":
    let ends = value.components(separatedBy: "...").compactMap { UInt64($0) }
    guard ends.count == 2, ends[0] <= ends[1] else { usage() }
    range = ends[0]...ends[1]
  case "--minutes":
    guard let minutes = Double(value), minutes > 0 else { usage() }
    let first = UInt64(Date().timeIntervalSince1970)
    range = first...(first + 1_000_000_000)
    end = Date(timeIntervalSinceNow: minutes * 60)
  case "--faults":
    guard value == "freed" || value == "all" else { usage() }
    tellsOutliving = value == "all"
  default: usage()
  }
}

func usage() -> Never {
  say("usage: LifetimeChaos [--seed N | --seeds A...B | --minutes M] [--faults freed|all]\n")
  exit(64)
}

var count = 0
for seed in range {
  if let end, Date() > end { break }
  // The number is known before the program can come to grief.
  say("\rseed \(seed)")
  let faults = World(seed: seed, isTraced: isTraced, tellsOutliving: tellsOutliving).run()
  count += 1
  guard faults.isEmpty else {
    say("\n")
    for fault in Set(faults).sorted() { print("seed \(seed): \(fault)") }
    print("the same again: LifetimeChaos --seed \(seed)")
    exit(1)
  }
}
say("\n")
print(
  "\(count) programs, no freed memory"
    + (tellsOutliving ? " and nothing that outlived its owners" : ""))
