// The workloads as WebAssembly, for `Scripts/bench-wasm`, which times them in node.
import Workloads

// Embedded programs have one thread, and no actors.
nonisolated(unsafe) let workloads = Workload.all
nonisolated(unsafe) var play: (_ events: Int) -> Void = { _ in }

#if arch(wasm32)
  @_expose(wasm, "bench_count")
  @_cdecl("bench_count")
  func count() -> Int32 {
    Int32(workloads.count)
  }

  // Where its name is, in ASCII, and how long it is.
  @_expose(wasm, "bench_name")
  @_cdecl("bench_name")
  func name(_ workload: Int32) -> Int32 {
    Int32(Int(bitPattern: workloads[Int(workload)].name.utf8Start))
  }

  @_expose(wasm, "bench_name_length")
  @_cdecl("bench_name_length")
  func nameLength(_ workload: Int32) -> Int32 {
    Int32(workloads[Int(workload)].name.utf8CodeUnitCount)
  }

  @_expose(wasm, "bench_start")
  @_cdecl("bench_start")
  func start(_ workload: Int32) {
    play = workloads[Int(workload)].start()
  }

  @_expose(wasm, "bench_play")
  @_cdecl("bench_play")
  func playEvents(_ events: Int32) {
    play(Int(events))
  }
#endif
