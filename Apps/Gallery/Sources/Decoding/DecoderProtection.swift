/// How a decoder is kept from doing harm; what could not be done says why.
package struct DecoderProtection: Codable, Equatable, Sendable {
  /// Why its memory is not limited, or nil where it is.
  package var memory: String?

  /// Why it might open files and use the network, or nil where it cannot.
  package var calls: String?

  /// A line for each thing that is missing, for the owner of the machine.
  package var warnings: [String] {
    [
      memory.map { "decoders run without a limit of memory: \($0)" },
      calls.map { "decoders could open files and use the network: \($0)" },
    ].compactMap(\.self)
  }
}
