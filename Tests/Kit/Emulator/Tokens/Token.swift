/// A unit of a program's output.
enum Token: Equatable {
  case text(Unicode.Scalar)
  case control(UInt8)
  /// `ESC` and what follows it, such as `7` or `(0`.
  case escape(String)
  case sequence(ControlSequence)
  /// An operating system command, such as a title.
  case command(String)
  /// An ignored kind of string, with the letter that opens it.
  case string(String)
  /// Bytes that no terminal understands.
  case malformed([UInt8])
}

extension Token: CustomStringConvertible {
  var description: String {
    switch self {
    case .text(let scalar): String(Character(scalar))
    case .control(let byte): [byte].readable
    case .escape(let name): "\\E\(name)"
    case .sequence(let sequence): sequence.description
    case .command(let text): "\\E]\(text)"
    case .string(let text): "\\E\(text)"
    case .malformed(let bytes): bytes.readable
    }
  }
}

extension [UInt8] {
  /// The bytes with control characters spelt out, such as `\E[1m`.
  package var readable: String {
    map { byte in
      switch byte {
      case 0x1B: "\\E"
      case 0x20..<0x7F: String(Character(Unicode.Scalar(byte)))
      default: "\\x" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16)
      }
    }.joined()
  }
}
