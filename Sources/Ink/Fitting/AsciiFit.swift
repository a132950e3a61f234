import Cells

/// The character of ASCII whose shape comes nearest to what a patch shows of one ink.
struct AsciiFit {
  private let character: Unicode.Scalar
  private let ink: Tone

  init(_ patch: Patch) {
    var best = (ink: patch.tones[0], shares: Samples(repeating: 0), sum: Float(0))
    for index in 1..<max(1, patch.count) {
      let shares = Self.shares(of: patch.tones[index], in: patch)
      var sum: Float = 0
      for sample in 0..<Samples.count { sum += shares[sample] }
      if sum > best.sum { best = (patch.tones[index], shares, sum) }
    }
    ink = best.ink
    character = Stencil.nearest(to: best.shares)
  }

  /// How much each sample shows of an ink, from 0 to 1.
  private static func shares(of ink: Tone, in patch: Patch) -> Samples {
    let way = ink - patch.tones[0]
    var shares = Samples(repeating: 0)
    guard way.square > 0 else { return shares }
    for index in 0..<Samples.count {
      let share = (patch.tone(ofSample: index) - patch.tones[0]).dot(way) / way.square
      shares[index] = Float(max(0, min(1, share)))
    }
    return shares
  }

  /// In colours a full cell is a space of the ink's colour.
  func cell(on surface: Ground, in medium: Medium) -> Cell {
    if character == " " { return surface.cell(in: medium) }
    guard medium.depth != .mono else { return Cell(Glyph(character)) }
    if character == "#" { return Cell(.space, Style(background: ink.color)) }
    return Cell(
      Glyph(character), Style(foreground: ink.color, background: surface.color))
  }
}
