import Cells
import Kit
import Testing

@testable import Ink

struct FitTests {
  private static let tiers: [GlyphTier] = [.sextant, .quadrant, .half]

  private static func patch(using random: inout SplitMix) -> Patch {
    let tones = [Tone(RGB(0x14_3D6C)), Tone(.white), Tone(RGB(0xFFD6_0A))]
    var patch = Patch(ground: tones[0])
    let figure = Figure.random(using: &random)
    var cover = Cover()
    cover.add(
      figure,
      over: Lattice(
        column: .random(in: 0..<10, using: &random), row: .random(in: 0..<3, using: &random)))
    let coverage = cover.coverage()
    let ink = tones[Int.random(in: 1...2, using: &random)]
    patch.cover(with: ink, opacity: 1, coverage: coverage, edge: .hard)
    return patch
  }

  /// The squared error of a glyph with two colours.
  private static func error(
    _ patch: Patch, _ pattern: Pattern, ground: Tone, ink: Tone
  ) -> Double {
    zip(0..<24, pattern.shares).reduce(0) { sum, sample in
      let share = pattern.isSwapped ? 1 - sample.1 : sample.1
      return sum + (patch.tone(ofSample: sample.0) - ground.mixed(with: ink, share)).square
    }
  }

  @Test(arguments: tiers) func isNeverFartherThanTheBestHalfBlock(tier: GlyphTier) {
    var random = SplitMix(seed: 3)
    for _ in 0..<3000 {
      let patch = Self.patch(using: &random)
      guard patch.samples(of: 0) > 0, patch.samples(of: 1) > 0 else { continue }
      let fit = Fit(patch, in: Medium(tier: tier), isGroundKnown: true)
      let error = Self.error(patch, fit.pattern, ground: fit.ground, ink: fit.ink)
      #expect(abs(error - fit.error) < 1 + error / 1000, "\(fit)")
      let halves = [1, 2].map {
        Self.error(patch, Pattern(half: $0), ground: patch.tones[0], ink: patch.tones[1])
      }
      #expect(error <= (halves.min() ?? 0) + 2, "\(fit)")
    }
  }

  @Test func finerBlocksComeNearer() {
    var random = SplitMix(seed: 4)
    var sums = [0.0, 0, 0]
    for _ in 0..<500 {
      let patch = Self.patch(using: &random)
      for (index, tier) in Self.tiers.enumerated() {
        sums[index] += Fit(patch, in: Medium(tier: tier), isGroundKnown: true).error
      }
    }
    #expect(sums[0] < sums[1] && sums[1] < sums[2])
  }

  @Test(arguments: 0..<64) func everySextantIsFoundAgain(bits: Int) {
    var coverage = Samples(repeating: 0)
    for index in 0..<24 where bits >> (index / 8 * 2 + index % 4 / 2) & 1 == 1 {
      coverage[index] = 1
    }
    var patch = Patch(ground: .black)
    patch.cover(with: .white, opacity: 1, coverage: coverage, edge: .hard)
    let fit = Fit(patch, in: Medium(), isGroundKnown: false)
    let isFlat = bits == 0 || bits == 63
    #expect(isFlat || fit.pattern == Pattern(sextant: bits))
    #expect(Pattern(sextant: bits).shares == (0..<24).map { Double(coverage[$0]) })
  }

  @Test(arguments: 1..<8) func anEdgeBetweenBlocksIsShownInEighths(eighths: Int) {
    let height = 17 * Double(eighths) / 8
    let box = Box(x: -50, y: 17 - height, width: 100, height: 100)
    let cell = Picture(ground: .plain(.black), [Layer(.rectangle(box, radius: 0), .plain(.white))])
      .cell()
    #expect(cell.glyph == Glyph(Array("▁▂▃▄▅▆▇".unicodeScalars)[eighths - 1]))
    #expect(cell.style == Style(foreground: .white, background: .black))
  }
}

extension Patch {
  fileprivate func tone(ofSample index: Int) -> Tone {
    (0..<count).reduce(.black) { $0 + tones[$1] * Double(shares[$1][index]) }
  }
}

extension Picture {
  /// The first cell of its frame.
  func cell(_ medium: Medium = Medium()) -> Cell {
    var canvas = Canvas(size: Size(width: 1, height: 1))
    draw(on: &canvas, in: canvas.bounds, with: medium)
    return canvas[0, 0]
  }
}
