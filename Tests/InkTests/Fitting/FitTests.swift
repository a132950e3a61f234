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
    _ patch: Patch, _ pattern: BlockPattern, ground: Tone, ink: Tone
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
        Self.error(patch, BlockPattern(half: $0), ground: patch.tones[0], ink: patch.tones[1])
      }
      #expect(error <= (halves.min() ?? 0) + 2, "\(fit)")
    }
  }

  /// Some of three colours matter more than others; the fit is judged by perceived error.
  @Test(arguments: tiers) func isNeverFartherOfThreeColoursEither(tier: GlyphTier) {
    var random = SplitMix(seed: 5)
    for _ in 0..<1000 {
      var patch = Self.patch(using: &random)
      let speck = Figure.circle(
        center: InkPoint(
          x: .random(in: 0..<8, using: &random), y: .random(in: 0..<17, using: &random)),
        radius: .random(in: 1..<7, using: &random))
      var cover = Cover()
      cover.add(speck, over: Lattice(column: 0, row: 0))
      patch.cover(
        with: Tone(RGB(0x8C_C8FF)), opacity: 1, coverage: cover.coverage(), edge: .hard)
      let fit = Fit(patch, in: Medium(tier: tier), isGroundKnown: true)
      #expect(fit.error <= patch.errorOfBestHalf + 3, "\(fit)")
    }
  }

  /// Judged by the gradient's actual colours at each sample.
  @Test(arguments: tiers)
  func overAGradientACellIsNeverFartherThanTheBestHalfBlock(tier: GlyphTier) {
    var random = SplitMix(seed: 6)
    for _ in 0..<500 {
      let figure = Figure.random(using: &random)
      let cell = InkDrawing(ground: Self.slope, [Layer(figure, .plain(.white))])
        .cell(Medium(tier: tier))
      let isInk = (0..<24).map { figure.distance(to: Self.place(ofSample: $0)) < 0 }
      guard (6...18).contains(isInk.count(where: \.self)) else { continue }
      let truth = (0..<24).map {
        isInk[$0] ? RGB.white : Self.slope.color(at: Self.place(ofSample: $0))
      }
      func error(_ cell: Cell) -> Double {
        zip(truth, cell.colorsOfSamples).reduce(0) { $0 + (Tone($1.0) - Tone($1.1)).square }
      }
      let halves = ["▀", "▄"].map {
        error(Cell(Glyph($0), Style(foreground: .white, background: RGB(17))))
      }
      #expect(error(cell) <= (halves.min() ?? 0) * 1.05 + 100, "\(figure)")
    }
  }

  private static func place(ofSample index: Int) -> InkPoint {
    InkPoint(x: Double(index % 4) * 2 + 1, y: (Double(index / 4) + 0.5) * 17 / 6)
  }

  private static let slope = Shade.varying { place in
    RGB(red: 0, green: 0, blue: UInt8(max(0, min(255, place.y * 2))))
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
    #expect(isFlat || fit.pattern == BlockPattern(sextant: bits))
    #expect(BlockPattern(sextant: bits).shares == (0..<24).map { Double(coverage[$0]) })
  }

  @Test(arguments: 1..<8) func anEdgeBetweenBlocksIsShownInEighths(eighths: Int) {
    let height = 17 * Double(eighths) / 8
    let box = InkRect(x: -50, y: 17 - height, width: 100, height: 100)
    let cell = InkDrawing(
      ground: .plain(.black), [Layer(.rectangle(box, radius: 0), .plain(.white))]
    )
    .cell()
    #expect(cell.glyph == Glyph(Array("▁▂▃▄▅▆▇".unicodeScalars)[eighths - 1]))
    #expect(cell.style == Style(foreground: .white, background: .black))
  }
}

extension Patch {
  /// The least error over all pairs of colours in the cell and both half blocks.
  fileprivate var errorOfBestHalf: Double {
    var best = Double.infinity
    for lower in 0..<count where samples(of: lower) > 0 {
      for upper in lower + 1..<max(count, lower + 1) where samples(of: upper) > 0 {
        let (shares, loss) = reduced(to: lower, upper)
        let contrast = (tones[upper] - tones[lower]).square
        for bits in 1...2 {
          let error = zip(0..<24, BlockPattern(half: bits).shares).reduce(0) { sum, sample in
            let difference = Double(shares[sample.0]) - sample.1
            return sum + difference * difference
          }
          best = min(best, loss + contrast * error)
        }
      }
    }
    return best
  }

  fileprivate func tone(ofSample index: Int) -> Tone {
    (0..<count).reduce(.black) { $0 + tones[$1] * Double(shares[$1][index]) }
  }
}

extension Cell {
  fileprivate var colorsOfSamples: [RGB] {
    glyph.shares.map { share in
      let ground = Tone(style.background ?? .black)
      return ground.mixed(with: Tone(style.foreground ?? .black), share).color
    }
  }
}

extension InkDrawing {
  /// The fitted first cell of a frame.
  func cell(_ medium: Medium = Medium()) -> Cell {
    var canvas = Canvas(size: Size(width: 1, height: 1))
    draw(on: &canvas, in: canvas.bounds, with: medium)
    return canvas[0, 0]
  }
}
