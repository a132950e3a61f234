import Almanac
package import Cells
import FoundationEssentials
package import Views

/// A glyph and the index of its style in the text.
package struct StyledGlyph: Hashable, Sendable {
  package let glyph: Glyph
  package let style: Int

  var isSpace: Bool { glyph == .space }
}

/// One row of text.
package struct TextLine: Hashable, Sendable {
  package let glyphs: [StyledGlyph]
  package let styles: [TextRunStyle]
  /// Why something else is shown instead of the text; nil for the text.
  package let redaction: Redaction?

  init(glyphs: [StyledGlyph], styles: [TextRunStyle], redaction: Redaction? = nil) {
    self.glyphs = glyphs
    self.styles = styles
    self.redaction = redaction
  }

  package var width: Int { glyphs.reduce(0) { $0 + $1.glyph.width } }
}

extension TextLine: CustomStringConvertible {
  package var description: String { glyphs.map(\.glyph.description).joined() }
}

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

/// Breaks a paragraph into lines: after spaces and hyphens, between ideographs, and inside a word, also
/// one of Hangul, only if it is too long for a line of its own.
struct LineBreaking {
  let paragraph: [StyledGlyph]
  let width: Int

  /// The first lines, up to a limit, without trailing spaces.
  func lines(atMost limit: Int) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    while lines.count < limit, let end = endOfLine(from: start) {
      lines.append(start..<trimmed(end, from: start))
      start = end
    }
    if lines.count < limit { lines.append(start..<trimmed(paragraph.count, from: start)) }
    return lines
  }

  /// The end of the line that starts at a glyph; nil if the rest fits.
  private func endOfLine(from start: Int) -> Int? {
    var used = 0
    var opportunity: Int?
    for index in start..<paragraph.count {
      if index > start, allowsBreak(before: index) { opportunity = index }
      used += paragraph[index].glyph.width
      if used > width, !paragraph[index].isSpace {
        return opportunity ?? max(index, start + 1).nilIfEqual(to: paragraph.count)
      }
    }
    return nil
  }

  private func trimmed(_ end: Int, from start: Int) -> Int {
    var end = end
    while end > start, end < paragraph.count || start > 0, paragraph[end - 1].isSpace { end -= 1 }
    return end
  }

  private func allowsBreak(before index: Int) -> Bool {
    let before = paragraph[index - 1].glyph
    let after = paragraph[index].glyph
    if after == .space { return false }
    if before == .space || before.isHyphen { return true }
    if before.isHangul, after.isHangul { return false }
    return before.isWide && after.isWide && !before.opens && !after.closes
  }
}

extension Int {
  fileprivate func nilIfEqual(to other: Int) -> Int? { self == other ? nil : self }
}

extension Glyph {
  fileprivate var isHyphen: Bool { Self.hyphens.contains(self) }

  fileprivate var isHangul: Bool {
    guard let first = scalars.first?.value else { return false }
    return 0xAC00...0xD7A3 ~= first || 0x1100...0x11FF ~= first || 0x3130...0x318F ~= first
  }

  /// Whether the glyph must not end a line.
  fileprivate var opens: Bool { Self.opening.contains(self) }

  /// Whether the glyph must not start a line.
  fileprivate var closes: Bool { Self.closing.contains(self) }

  private static let hyphens = Array(Glyphs("-‐–"))
  private static let opening = Set(Glyphs("「『（［｛〈《【〔"))
  private static let closing = Set(Glyphs("」』）］｝〉》】〕、。，．！？：；…"))
}

/// Truncates a line that is too long, with an ellipsis in place of the missing part.
struct Truncation {
  let mode: Text.TruncationMode
  let ellipsis: Glyph
  let width: Int

  func shortened(_ glyphs: ArraySlice<StyledGlyph>) -> [StyledGlyph] {
    guard width >= ellipsis.width, let first = glyphs.first, let last = glyphs.last else {
      return []
    }
    let room = width - ellipsis.width
    switch mode {
    case .tail:
      let head = head(of: glyphs, room)
      return head + [mark(head.last?.style ?? first.style)]
    case .head:
      return [mark(last.style)] + tail(of: glyphs, room)
    case .middle:
      let tail = tail(of: glyphs, room / 2)
      let head = head(of: glyphs, room - tail.reduce(0) { $0 + $1.glyph.width })
      return head + [mark(head.last?.style ?? first.style)] + tail
    }
  }

  private func mark(_ style: Int) -> StyledGlyph {
    StyledGlyph(glyph: ellipsis, style: style)
  }

  private func head(of glyphs: ArraySlice<StyledGlyph>, _ room: Int) -> [StyledGlyph] {
    var kept = glyphs.prefix(while: fitting(room))
    while kept.last?.isSpace == true { kept.removeLast() }
    return Array(kept)
  }

  private func tail(of glyphs: ArraySlice<StyledGlyph>, _ room: Int) -> [StyledGlyph] {
    glyphs.reversed().prefix(while: fitting(room)).reversed()
  }

  private func fitting(_ room: Int) -> (StyledGlyph) -> Bool {
    var used = 0
    return {
      used += $0.glyph.width
      return used <= room
    }
  }
}

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

extension TextContent {
  /// The text of the content, and the date at which it changes.
  func words(in surroundings: Surroundings) -> DateText {
    let dates = surroundings.dates
    let now = surroundings.date
    return switch self {
    case .verbatim(let text): DateText(text)
    case .symbol(let name):
      DateText(surroundings.symbols.glyph(named: name, in: surroundings.glyphs).description)
    case .date(let date, let style): dates.text(of: date, style.written, at: now)
    case .interval(let from, let to): DateText(dates.text(of: from.through(to)))
    case .timer(let timer): dates.text(of: timer.span, at: now)
    case .formatted(let date?, let format):
      DateText(dates.counting24Hours(format.is24Hour).text(of: date, format.fields))
    case .formatted(nil, let format):
      dates.counting24Hours(format.is24Hour).text(ofNow: now, format.fields)
    case .reference(let reference): dates.text(of: reference.written, at: now)
    }
  }
}

extension TextContent.Timer {
  fileprivate var span: TimerSpan {
    TimerSpan(
      interval: from.through(to), pauseTime: pause, countsDown: countsDown,
      showsHours: showsHours)
  }
}

extension Date {
  /// The interval to a later date; empty if the date is earlier or NaN.
  fileprivate func through(_ end: Date) -> ClosedRange<Date> {
    ClosedRange(uncheckedBounds: (self, self <= end ? end : self))
  }
}

extension Text.DateStyle {
  fileprivate var written: DateStyle {
    switch self {
    case .date: .date
    case .time: .time
    case .relative: .relative
    case .offset: .offset
    case .timer: .timer
    }
  }
}

extension SystemFormatStyle.DateReference {
  fileprivate var written: DateReference {
    DateReference(
      to: date, units: allowedFields.map(\.unit), threshold: thresholdField.unit,
      fieldCount: maxFieldCount)
  }
}

extension SystemFormatStyle.DateReference.Field {
  fileprivate var unit: LengthUnit {
    switch self {
    case .year: .year
    case .month: .month
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }
}

extension DateFormat {
  fileprivate var fields: DateFields {
    DateFields(
      weekday: weekday.map { $0 == .wide ? .wide : .abbreviated },
      month: month.map { month in
        switch month {
        case .defaultDigits: .digits
        case .abbreviated: .abbreviated
        case .wide: .wide
        }
      },
      day: showsDay, year: showsYear, hour: showsHour, minute: showsMinute,
      second: showsSecond, hidesPeriod: hidesPeriod, isConversational: isConversational)
  }
}
