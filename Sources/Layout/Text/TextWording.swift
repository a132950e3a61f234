import Almanac
import Cells
import FoundationEssentials
import Views

/// A text put into words, which hold until a date if it counts.
struct TextWording {
  private(set) var paragraphs: [[StyledGlyph]] = [[]]
  /// What each run says, as it was written.
  private(set) var pieces: [String] = []
  private(set) var until: Date?
  let styles: [TextStyle]

  init(_ node: TextNode, in surroundings: Surroundings) {
    styles = node.runs.map(\.style)
    for (style, run) in node.runs.enumerated() {
      let words = run.content.words(in: surroundings)
      let text = words.text.written(in: run.style.textCase)
      pieces.append(text)
      append(text, style: style)
      until = [until, words.until].compactMap { $0 }.min()
    }
  }

  /// Most texts are one line, and finding the ends of characters takes longer than all else.
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
    paragraphs[paragraphs.count - 1] += Glyphs(line).map { StyledGlyph(glyph: $0, style: style) }
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
  /// Whether it is a tab or ends a line.
  fileprivate var isLayout: Bool {
    value < 0x20 || value == 0x85 || value == 0x2028 || value == 0x2029
  }
}

extension Substring {
  fileprivate var spacesForTabs: String {
    String(map { $0 == "\t" ? " " : $0 })
  }
}
