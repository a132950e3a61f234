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

  private mutating func append(_ text: String, style: Int) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      if index > 0 { paragraphs.append([]) }
      let glyphs = Glyphs(line.spacesForTabs).map { StyledGlyph(glyph: $0, style: style) }
      paragraphs[paragraphs.count - 1] += glyphs
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

extension Substring {
  fileprivate var spacesForTabs: String {
    String(map { $0 == "\t" ? " " : $0 })
  }
}
