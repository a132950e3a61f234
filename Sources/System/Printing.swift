import Glibc

/// Why output couldn't be written.
package struct WriteError: Error {
  package let code: Int32

  /// Whether the reader has closed the pipe, which is no error.
  package var meansNobodyReads: Bool { code == EPIPE }
}

extension WriteError: CustomStringConvertible {
  package var description: String {
    "The output can't be written: \(String(cString: strerror(code)))."
  }
}

/// Standard output or standard error. The program prints nowhere else but on the dashboard's screen.
package struct Output: Sendable {
  package let descriptor: Int32

  package static let standard = Output(descriptor: STDOUT_FILENO)
  package static let errors = Output(descriptor: STDERR_FILENO)

  package init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  package var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Writes the whole text without adding a line break, in as many steps as necessary.
  package func write(_ text: PrintedText) throws(WriteError) {
    try write(Array(text.text.utf8))
  }

  func write(_ bytes: [UInt8]) throws(WriteError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else {
        try recover(from: errno)
      }
    }
  }

  private func recover(from code: Int32) throws(WriteError) {
    switch code {
    case EINTR: return
    case EAGAIN: waitUntilWritable()
    default: throw WriteError(code: code)
    }
  }

  /// Another process may have made a shared pipe non-blocking. Waits as long as a blocking one would:
  /// how fast the output is read is up to its reader, and a pager may stop for hours.
  private func waitUntilWritable() {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    poll(&request, 1, -1)
  }
}

/// Text that can be printed anywhere: nothing in it steers a terminal, and its line breaks are the
/// program's own.
///
///     try output.write(.rows(lists.map { "\($0.name): \($0.path)" }))
package struct PrintedText: Hashable, Sendable {
  let text: String

  /// Each string on a line of its own; line breaks in them are escaped.
  package static func rows(_ rows: some Sequence<String>) -> Self {
    Self(text: rows.map { $0.harmless + "\n" }.joined())
  }

  package static func row(_ row: String) -> Self { rows([row]) }

  /// A text that the program has laid out in lines, such as a screen or a page of help.
  package static func lines(_ text: String) -> Self { Self(text: text.harmlessLines) }

  /// A JSON document, which stays one if something in it has to be escaped.
  package static func json(_ text: String) -> Self { Self(text: text.harmlessJSON) }
}

extension PrintedText: CustomStringConvertible {
  package var description: String { text }
}

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

extension Unicode.Scalar {
  /// Whether a terminal would act on the scalar instead of showing it: a control, a bidirectional
  /// control, or a line or paragraph separator.
  package var steers: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0: true
    case 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Whether the scalar steers, or has nothing to show on its own.
  package var isUnseen: Bool {
    if steers { return true }
    return switch properties.generalCategory {
    case .format, .surrogate, .privateUse, .unassigned: true
    default: false
    }
  }
}

extension StringProtocol {
  /// Whether nothing of the text can be seen: it is empty, or all blanks and characters without a
  /// shape, such as zero-width ones.
  package var isBlank: Bool { unicodeScalars.allSatisfy(\.isShapeless) }
}

extension Unicode.Scalar {
  /// Whether the scalar leaves no mark on a screen.
  fileprivate var isShapeless: Bool {
    if properties.isWhitespace || properties.isDefaultIgnorableCodePoint { return true }
    return switch properties.generalCategory {
    case .control, .format: true
    // A pattern of braille without dots.
    default: value == 0x2800
    }
  }
}

extension StringProtocol {
  /// The text on one line, with what steers a terminal escaped: `\u{1B}`, `\n`.
  package var harmless: String { escaping(where: \.steers) { $0.escaped(asASCII: true) } }

  /// The same for each line.
  package var harmlessLines: String {
    guard unicodeScalars.contains(where: { $0.steers && $0 != "\n" }) else { return String(self) }
    return split(separator: "\r\n", omittingEmptySubsequences: false)
      .flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
      .map(\.harmless).joined(separator: "\n")
  }

  /// A JSON text with what steers a terminal escaped as JSON does, except its own line breaks.
  package var harmlessJSON: String {
    escaping(where: { $0.steers && $0 != "\n" }, as: \.escapedInJSON)
  }

  /// The text in quotes, safe to print.
  package var quoted: String { "'\(harmless(upTo: 60))'" }

  /// The text on one line, with all that can't be seen escaped, cut to `limit`.
  package func harmless(upTo limit: Int) -> String {
    let shown = unicodeScalars.prefix(limit + 1).map { scalar in
      scalar.isUnseen ? scalar.escaped(asASCII: true) : String(scalar)
    }
    return shown.prefix(limit).joined() + (shown.count > limit ? "..." : "")
  }

  private func escaping(
    where isEscaped: (Unicode.Scalar) -> Bool, as escape: (Unicode.Scalar) -> String
  ) -> String {
    guard unicodeScalars.contains(where: isEscaped) else { return String(self) }
    var text = ""
    for scalar in unicodeScalars {
      if isEscaped(scalar) { text += escape(scalar) } else { text.unicodeScalars.append(scalar) }
    }
    return text
  }
}

extension Unicode.Scalar {
  /// The scalar as JSON escapes it, if it takes one unit of UTF-16.
  package var escapedInJSON: String {
    let digits = String(value, radix: 16)
    return "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
