import Cells
import FoundationEssentials
import Views

/// Text set in lines that fit the room.
struct TextArrangement: Arrangement {
  let node: TextNode
  let wording: TextWording
  private let ellipsis: Glyph
  private let tier: GlyphTier
  /// The size with one line for each paragraph; the answer whenever it fits.
  private let ideal: Size

  init(_ node: TextNode, in surroundings: Surroundings) {
    self.node = node
    wording = TextWording(node, in: surroundings)
    ideal = Size(
      width: wording.paragraphs.map { $0[...].width }.max() ?? 0, height: wording.paragraphs.count)
    ellipsis = surroundings.glyphs == .ascii ? Self.plainEllipsis : Self.ellipsis
    tier = surroundings.glyphs
  }

  private static let ellipsis = Glyph("…")
  private static let plainEllipsis = Glyph("~")

  func size(for proposal: Proposal) -> Size {
    if fits(proposal) { return ideal }
    let lines = lines(for: proposal)
    let width = lines.map(\.width).max() ?? 0
    return Size(width: min(width, proposal.width ?? width), height: lines.count)
  }

  func place(in frame: Rect, for proposal: Proposal) -> Box {
    let lines = lines(for: proposal)
    let shown = node.redaction.map { redaction in
      lines.map { $0.redacted(for: redaction, in: tier) }
    }
    var box = Box(
      frame: frame, drawing: .text(shown ?? lines, alignment: node.alignment), until: until,
      transition: transition)
    box.words = words
    return box
  }

  /// The text to read out; nil if it is hidden.
  var words: SpokenWords? { wording.words(of: node) }

  /// The date until which the text is correct. Hidden text never needs an update.
  var until: Date? { node.isRedacted ? nil : wording.until }

  /// The transition to a new text. A placeholder is replaced at once.
  var transition: ContentTransition { node.isRedacted ? .identity : node.transition }

  private func fits(_ proposal: Proposal) -> Bool {
    return ideal.width > 0 && ideal.width <= proposal.width ?? .max
      && ideal.height <= limit(in: proposal)
  }

  /// The number of lines: at least one, even if there is no room and the frame cuts it off.
  private func limit(in proposal: Proposal) -> Int {
    max(1, min(node.lineLimit ?? .max, proposal.height ?? .max))
  }

  private func lines(for proposal: Proposal) -> [TextLine] {
    let room = proposal.width ?? Metric.unbounded
    guard room > 0 else { return [] }
    return glyphLines(room: room, limit: limit(in: proposal)).map {
      TextLine(glyphs: $0, styles: wording.styles)
    }
  }

  /// The lines up to a limit; the last one is truncated if text is left over.
  private func glyphLines(room: Int, limit: Int) -> [[StyledGlyph]] {
    let truncation = Truncation(mode: node.truncation, ellipsis: ellipsis, width: room)
    var lines: [[StyledGlyph]] = []
    for (number, paragraph) in wording.paragraphs.enumerated() {
      let isLastParagraph = number == wording.paragraphs.count - 1
      let breaking = LineBreaking(paragraph: paragraph, width: room)
      for line in breaking.lines(atMost: limit - lines.count) {
        let isEnd = isLastParagraph && line.upperBound == paragraph.trimmedEnd
        let mustStand = lines.count == limit - 1 && !isEnd
        let isTooWide = paragraph[line].width > room
        lines.append(
          mustStand || isTooWide
            ? truncation.shortened(paragraph[line.lowerBound...]) : Array(paragraph[line]))
      }
      if lines.count == limit { return lines }
    }
    return lines
  }
}

extension ArraySlice<StyledGlyph> {
  fileprivate var width: Int { reduce(0) { $0 + $1.glyph.width } }
}

extension [StyledGlyph] {
  /// The end of the glyphs without trailing spaces.
  fileprivate var trimmedEnd: Int { (lastIndex { !$0.isSpace } ?? -1) + 1 }
}
