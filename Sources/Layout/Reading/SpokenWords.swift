/// The content of a text, without its symbols.
struct SpokenWords: Hashable, Sendable {
  /// The texts of the runs, in order.
  let pieces: [String]

  /// One line for each that isn't blank.
  var text: String {
    pieces.joined().split(whereSeparator: \.isNewline).map(\.harmless.withoutOuterSpaces)
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }
}

extension Substring {
  /// The text without anything that could control a terminal; joiners within emoji stay.
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
  /// The text without leading and trailing spaces, which only matter to the eye.
  fileprivate var withoutOuterSpaces: String {
    let start = drop { $0 == " " }
    let end = start.lastIndex { $0 != " " }
    return end.map { String(start[...$0]) } ?? ""
  }
}
