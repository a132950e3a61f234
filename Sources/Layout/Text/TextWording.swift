import Almanac
import Cells
import FoundationEssentials
import Views

/// The final text of a node, and the date at which it changes.
struct TextWording {
  private(set) var paragraphs: [[StyledGlyph]] = [[]]
  /// The text of each run.
  private(set) var pieces: [String] = []
  private(set) var until: Date?
  let styles: [TextRunStyle]

  init(_ node: TextNode, in surroundings: Surroundings) {
    styles = node.runs.map { surroundings.metric.scaled($0.style) }
    for (style, run) in node.runs.enumerated() {
      let words = run.content.words(in: surroundings)
      let text = words.text.written(in: run.style.textCase)
      pieces.append(text)
      append(text, style: style)
      until = until.orEarlier(words.until)
    }
  }

  /// Appends text. Checks for line breaks first, because most texts have none and splitting into
  /// characters takes longer than everything else.
  private mutating func append(_ text: String, style: Int) {
    guard text.unicodeScalars.contains(where: \.isLayout) else {
      return append(line: text, style: style)
    }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      if index > 0 { paragraphs.append([]) }
      append(line: line.spacesForTabs, style: style)
    }
  }

  private mutating func append(line: String, style: Int) {
    let last = paragraphs.count - 1
    // At once, for there are no more glyphs than bytes.
    paragraphs[last].reserveCapacity(paragraphs[last].count + line.utf8.count)
    for glyph in Glyphs(line) {
      paragraphs[last].append(StyledGlyph(glyph: glyph, style: style))
    }
  }
}

extension String {
  fileprivate func written(in textCase: Text.Case?) -> String {
    switch textCase {
    case .uppercase: uppercased()
    case .lowercase: lowercased()
    case nil: self
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a tab or a line break.
  fileprivate var isLayout: Bool {
    value < 0x20 || value == 0x85 || value == 0x2028 || value == 0x2029
  }
}

extension Substring {
  fileprivate var spacesForTabs: String {
    String(map { $0 == "\t" ? " " : $0 })
  }
}
