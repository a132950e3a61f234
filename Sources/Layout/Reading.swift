import Views

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

extension Box {
  /// The text to read out for people who can't see the box, in reading order.
  ///
  /// A label replaces the text of its content, unless some of that is hidden, which the label might
  /// reveal. Symbols are silent without a label.
  package var reading: [String] {
    guard isSeen else { return [] }
    if let label, !isPartlyRedacted { return label.isEmpty ? [] : [label] }
    let own = words.map(\.text).flatMap { $0.isEmpty ? nil : $0 }
    return (own.map { [$0] } ?? []) + children.flatMap(\.reading)
  }

  private var isSeen: Bool {
    opacity > 0 && (drawing != nil || children.contains(where: \.isSeen))
  }

  private var isPartlyRedacted: Bool {
    isRedacted || children.contains(where: \.isPartlyRedacted)
  }

  private var isRedacted: Bool {
    switch drawing {
    case .text(let lines, _): lines.contains { $0.redaction != nil }
    case .lettering(let line): line.redaction != nil
    case .symbol(let symbol): symbol.node.isRedacted
    case .rolling, .fill, .shape, .chart, .border, .rule, nil: false
    }
  }
}

extension TextWording {
  /// The readable text; nil if it is hidden.
  func words(of node: TextNode) -> SpokenWords? {
    guard !node.isRedacted else { return nil }
    return SpokenWords(pieces: zip(node.runs, pieces).filter { !$0.0.content.isSymbol }.map(\.1))
  }
}

extension TextNode {
  /// What is read out instead of something drawn; nil if it is hidden.
  func reading(in surroundings: Surroundings) -> String? {
    TextWording(self, in: surroundings).words(of: self)?.text
  }
}

extension TextContent {
  fileprivate var isSymbol: Bool {
    if case .symbol = self { true } else { false }
  }
}
