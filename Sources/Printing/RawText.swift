/// Text that is written as it is. Each case says why no terminal comes to harm.
package enum RawText: Sendable {
  /// The colours of a screen, as escape sequences that the program makes. Its cells hold no controls.
  case colors(String)
  /// A document in a format of others, for a file or another program and not for a terminal.
  case export(String)

  fileprivate var text: String {
    switch self {
    case .colors(let text), .export(let text): text
    }
  }
}

extension Output {
  package func write(_ raw: RawText) throws(WriteError) { try write(Array(raw.text.utf8)) }
}
