/// What a text says, without the symbols in it.
struct Words: Hashable, Sendable {
  /// As they were written, one after another.
  let pieces: [String]

  /// A line for each that says something.
  var text: String {
    pieces.joined().split(whereSeparator: \.isNewline).map(\.harmless.withoutOuterSpaces)
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }
}

extension Substring {
  /// The text with nothing in it that could steer a terminal; what joins the parts of a picture does
  /// not.
  fileprivate var harmless: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar.properties.generalCategory {
      case _ where scalar == "\t": text.unicodeScalars.append(" ")
      case .control, .surrogate, .unassigned:
        text.unicodeScalars.append("\u{FFFD}")
      case .format where scalar != "\u{200D}": break
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension String {
  /// Spaces keep texts apart for the eye alone.
  fileprivate var withoutOuterSpaces: String {
    let start = drop { $0 == " " }
    let end = start.lastIndex { $0 != " " }
    return end.map { String(start[...$0]) } ?? ""
  }
}
