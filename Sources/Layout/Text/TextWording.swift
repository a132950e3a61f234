import Almanac
import Cells
import FoundationEssentials
import Views

/// A text put into words, which hold until a date if it counts.
struct TextWording {
  private(set) var paragraphs: [[StyledGlyph]] = [[]]
  private(set) var until: Date?
  let styles: [TextStyle]

  init(_ node: TextNode, in surroundings: Surroundings) {
    styles = node.runs.map(\.style)
    for (style, run) in node.runs.enumerated() {
      let words = run.content.words(in: surroundings)
      append(words.text.written(in: run.style.textCase), style: style)
      until = [until, words.until].compactMap { $0 }.min()
    }
  }

  var text: String {
    paragraphs.map { $0.map(\.glyph.description).joined() }.joined(separator: "\n")
  }

  private mutating func append(_ text: String, style: Int) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      if index > 0 { paragraphs.append([]) }
      paragraphs[paragraphs.count - 1] += Glyphs(line.spacesForTabs).map {
        StyledGlyph(glyph: $0, style: style)
      }
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
