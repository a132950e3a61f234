import System
import Cells
import Ink
import Views

/// Text in a large font, drawn with strokes. Syllables that need more rows than the font has may be
/// larger by half.
///
/// In narrow room, the letters are first condensed, then made smaller and finally thinner until all
/// of them fit: a truncated number could be misread. Text that still doesn't fit is written in a
/// row.
struct LetteredArrangement: Arrangement {
  private let written: TextArrangement
  private let text: String
  private let font: Font
  private let paints: [Paint]
  private let tier: GlyphTier
  /// The height without lack of room, in thirds of a row.
  private let thirds: Int
  private let natural: LetteredLine

  /// Fails if the text can't be drawn.
  init?(_ written: TextArrangement, tier: GlyphTier) {
    guard let font = written.largeFont, let glyphs = written.wording.onlyLine else { return nil }
    let styles = written.wording.styles
    self.written = written
    self.font = font
    self.tier = tier
    text = glyphs.map(\.glyph.description).joined()
    paints = glyphs.map { styles[$0.style].paint }
    let (text, paints) = (text, paints)
    let (node, tier) = (written.node, tier)
    let choice = Self.forms(of: text, in: font, tier).lazy.compactMap { form in
      LetteredLine(
        text, thirds: form.thirds, weight: form.weight, spread: form.spread,
        tracking: styles[0].tracking, isTabular: font.hasMonospacedDigits, paints: paints,
        tier: tier, redaction: node.redaction
      ).map { (form.thirds, $0) }
    }.first
    guard let choice else { return nil }
    (thirds, natural) = choice
  }

  /// The forms to try before the text is written in a row: strokes that would touch are made thinner,
  /// and then less condensed.
  private static func forms(
    of text: String, in font: Font, _ tier: GlyphTier
  ) -> [(thirds: Int, weight: Font.Weight, spread: Double)] {
    let spreads = font.width.value < 1 ? [font.width.value, 1] : [font.width.value]
    return heights(of: text, in: font, tier).flatMap { thirds in
      spreads.flatMap { spread in weights(of: font).map { (thirds, $0, spread) } }
    }
  }

  /// The heights to try, in thirds of a row: the font's, then those at which some and at which all
  /// syllables can be drawn.
  private static func heights(of text: String, in font: Font, _ tier: GlyphTier) -> [Int] {
    let own = max(font.thirdsOfRows, LetteredLine.leastThirds(in: tier))
    guard let rows = Lettering.leastRows(of: text, in: tier) else { return [own] }
    return [own] + [rows - 1, rows].map { 3 * $0 }.filter { own + 1..<own * 3 / 2 + 1 ~= $0 }
  }

  func size(for proposal: Proposal) -> Size {
    line(for: proposal)?.size ?? written.size(for: proposal)
  }

  func place(in frame: Rect, for proposal: Proposal) -> Box {
    guard let line = line(for: proposal) else { return written.place(in: frame, for: proposal) }
    var box = Box(
      frame: frame, drawing: .lettering(line), until: written.until,
      transition: written.transition)
    box.words = written.words
    return box
  }

  /// The largest line that fits; nil if none does.
  private func line(for proposal: Proposal) -> LetteredLine? {
    let room = Size(width: proposal.width ?? .max, height: proposal.height ?? .max)
    guard room.width > 0, room.height > 0 else { return nil }
    if natural.fits(room) { return natural }
    if let line = scaledLine(in: room) { return line }
    let weights = Self.weights(of: font)
    for weight in weights {
      if let line = line(in: room, weight: weight, shares: Self.condensed) { return line }
    }
    return tier == .half
      ? line(in: room, weight: weights.last ?? .regular, shares: Self.tight) : nil
  }

  /// The largest line of natural width that fits within the minimum scale; nil if none does.
  private func scaledLine(in room: Size) -> LetteredLine? {
    let scale = written.node.minimumScale
    guard scale < 1 else { return nil }
    let least = max(
      LetteredLine.leastThirds(in: tier),
      Int(bounded: (Double(thirds) * max(0, scale)).rounded(.up)))
    let most = min(thirds, 3 * min(room.height, Metric.unbounded))
    guard most >= least else { return nil }
    return stride(from: most, through: least, by: -1).lazy
      .compactMap { line(thirds: $0, share: 1, weight: font.weight) }
      .first { $0.fits(room) }
  }

  /// The weights to try: its own, then a thinner one.
  private static func weights(of font: Font) -> [Font.Weight] {
    font.weight.rawValue > Font.Weight.regular.rawValue ? [font.weight, .regular] : [font.weight]
  }

  private func line(in room: Size, weight: Font.Weight, shares: [Double]) -> LetteredLine? {
    let most = min(self.thirds, 3 * min(room.height, Metric.unbounded))
    let least = LetteredLine.leastThirds(in: tier)
    let narrowest = line(thirds: least, share: shares.last ?? 1, weight: weight)
    // Syllables need more rows than that to be drawn at all.
    guard most >= least, narrowest?.fits(room) ?? true else { return nil }
    for thirds in stride(from: most, through: least, by: -1) {
      for share in shares {
        let line = line(thirds: thirds, share: share, weight: weight)
        if let line, line.fits(room) { return line }
      }
    }
    return narrowest
  }

  private func line(thirds: Int, share: Double, weight: Font.Weight) -> LetteredLine? {
    LetteredLine(
      text, thirds: thirds, weight: weight, spread: font.width.value * share,
      isTabular: font.hasMonospacedDigits, paints: paints, tier: tier,
      redaction: written.node.redaction)
  }

  /// The widths to try, as a share of the natural width, before letters get smaller.
  private static let condensed = [1, 0.88, 0.76]

  /// The widths to try for large blocks before the text is written in a row.
  private static let tight = [0.64, 0.52]
}

extension TextWording {
  /// The glyphs of the text if it is a single line; nil otherwise.
  var onlyLine: [StyledGlyph]? {
    paragraphs.count == 1 && !paragraphs[0].isEmpty ? paragraphs[0] : nil
  }
}

extension TextArrangement {
  /// The font of the first run if all runs are large; nil otherwise.
  var largeFont: Font? {
    let fonts = wording.styles.map(\.font)
    return fonts.allSatisfy(\.isLarge) ? fonts.first : nil
  }
}
