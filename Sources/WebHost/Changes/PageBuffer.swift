/// Memory shared with the page; it moves only when it has to grow.
struct PageBuffer<Element>: ~Copyable {
  private var memory: UnsafeMutableBufferPointer<Element>
  private(set) var count = 0

  init() {
    memory = .allocate(capacity: 64)
  }

  init(repeating element: Element, count: Int) {
    memory = .allocate(capacity: count)
    memory.initialize(repeating: element)
    self.count = count
  }

  // A module of a page has its buffers for ever; those of tests go with them.
  deinit { memory.deallocate() }

  var address: Int {
    Int(bitPattern: memory.baseAddress)
  }

  /// The elements, until the buffer is changed.
  var elements: UnsafeBufferPointer<Element> {
    UnsafeBufferPointer(rebasing: memory[..<count])
  }

  subscript(index: Int) -> Element {
    get { elements[index] }
    set {
      precondition(index < count)
      memory[index] = newValue
    }
  }

  mutating func removeAll() {
    count = 0
  }

  mutating func append(_ element: Element) {
    if count == memory.count { grow(to: 2 * count) }
    memory[count] = element
    count += 1
  }

  /// Sets the number of elements; their values are undefined.
  mutating func resize(to count: Int) {
    if count > memory.count { grow(to: max(count, 2 * memory.count)) }
    self.count = count
  }

  private mutating func grow(to capacity: Int) {
    let larger = UnsafeMutableBufferPointer<Element>.allocate(capacity: capacity)
    for index in 0..<count { larger[index] = memory[index] }
    memory.deallocate()
    memory = larger
  }
}
