/// Text that is written as it is. Each case says why no terminal comes to harm.
package enum RawText: Sendable {
  /// The colours of a screen, as escape sequences that the program makes. Its cells hold no controls.
  case colors(String)
  /// A document in a format of others, for a file or another program and not for a terminal.
  case export(String)
  /// What another process of this program reads, in a pipe.
  case message([UInt8])

  fileprivate var bytes: [UInt8] {
    switch self {
    case .colors(let text), .export(let text): Array(text.utf8)
    case .message(let bytes): bytes
    }
  }
}

extension Output {
  package func write(_ raw: RawText) throws(WriteError) { try write(raw.bytes) }
}
