import Cells
import Kit
import Layout
import Testing
import Views

/// In every tier and look, equal values look equal, a greater one is never lower, and 0 is nothing.
struct ChartLawTests {
  private static let values = (0...100).map { Double($0) / 100 }

  /// Bars of one value each, one to four columns apart.
  @Test(arguments: GlyphTier.allCases, [1, 2, 3, 4])
  func barsTellTheTruth(_ tier: GlyphTier, _ pitch: Int) throws {
    let surroundings = try Surroundings.test(glyphs: tier)
    for rows in [1, 2, 3, 6] {
      var before = 0
      for value in Self.values {
        let heights = try heights(ofBars: [value, 0, value, 1, value], pitch, rows, surroundings)
        let tops = (0..<5).map { bar in
          (2 * bar * pitch..<2 * (bar + 1) * pitch).map(heights.top).max() ?? 0
        }
        #expect(Set([tops[0], tops[2], tops[4]]).count == 1, "\(value) in \(rows) rows: \(tops)")
        #expect(tops[0] >= before && (tops[0] == 0) == (value == 0) && tops[1] == 0)
        #expect(tops[3] == rows * 24 && (0..<10 * pitch).allSatisfy(heights.isSolid))
        before = tops[0]
      }
    }
  }

  /// From one bar to the next it is equally far, however badly the bars divide the columns.
  @Test(arguments: GlyphTier.allCases)
  func gapsAreEqual(_ tier: GlyphTier) throws {
    let surroundings = try Surroundings.test(glyphs: tier)
    for width in 7...40 {
      let shown = try ValueBars(Array(repeating: 1, count: 7)).foregroundStyle(.white)
        .shown(width, 2, surroundings)
      let heights = InkHeights(shown)
      let lit = (0..<2 * width).filter { heights.top(ofHalf: $0) > 0 }
      let starts = lit.filter { !lit.contains($0 - 1) }
      let steps = zip(starts, starts.dropFirst()).map { $1 - $0 }
      #expect(starts.count < 2 || starts.count == 7 && Set(steps).count == 1, "\(width): \(starts)")
    }
  }

  /// The difference of two weekdays that once looked alike.
  @Test(arguments: GlyphTier.allCases.filter { $0 != .half && $0 != .ascii })
  func showsTwoThousandSteps(_ tier: GlyphTier) throws {
    let heights = try heights(ofBars: [6402, 9340].map { $0 / 12_120 }, 1, 3, .test(glyphs: tier))
    #expect(heights.top(ofHalf: 0) < heights.top(ofHalf: 2))
  }

  /// Below a curve nothing shows through, though a cell has two colours only.
  @Test(arguments: GlyphTier.allCases.filter { $0 != .ascii })
  func noBiteIsTakenFromACurve(_ tier: GlyphTier) throws {
    for values in [[0.2, 0.9, 0.4], [1, 0], [0.3, 0.31, 0.3, 0.35], [0, 1, 0, 1, 0.5]] {
      for rows in [2, 3, 5, 8] {
        var shown = try HourCurve(values, in: 0...1).shown(23, rows, .test(glyphs: tier))
        for row in 0..<rows {
          for column in 0..<23 where shown[column, row].style.background != nil {
            shown.put(.space, shown[column, row].style, at: Point(x: column, y: row))
          }
        }
        let heights = InkHeights(shown)
        for half in 0..<46 {
          #expect(heights.bottom(ofHalf: half) == 0 && heights.isSolid(half), "\(values) \(rows)")
        }
      }
    }
  }

  /// The same picture in every look, apart from its colours.
  @Test(arguments: GlyphTier.allCases, [1, 3])
  func looksChangeColorsOnly(_ tier: GlyphTier, _ pitch: Int) throws {
    var dim = Look()
    dim.isLuminanceReduced = true
    var night = Look()
    night.isNight = true
    var accented = Look(depth: .ansi16)
    accented.mode = .accented
    let bars = [0.3, 0, 0.31, 1, 0.7]
    let usual = try heights(ofBars: bars, pitch, 4, .test(glyphs: tier))
    for look in [dim, night, accented, Look(depth: .mono), Look(depth: .palette256)] {
      let other = try heights(ofBars: bars, pitch, 4, .test(glyphs: tier), look)
      for half in 0..<10 * pitch { #expect(other.top(ofHalf: half) == usual.top(ofHalf: half)) }
    }
  }

  /// A line of one value is level, a rising one never falls, and none breaks.
  @Test(arguments: GlyphTier.allCases)
  func linesTellTheTruth(_ tier: GlyphTier) throws {
    let surroundings = try Surroundings.test(glyphs: tier)
    for rows in [2, 3, 6] {
      var before = -1
      for value in Self.values {
        let level = try heights(ofLine: [value, value, value, value], rows, surroundings)
        let tops = (0..<48).map(level.top)
        #expect(Set(tops).count == 1 && tops[0] >= before, "\(value) in \(rows) rows: \(tops)")
        before = tops[0]
      }
      let rise = try heights(ofLine: [0, 0.1, 0.6, 1], rows, surroundings)
      let tops = (0..<48).map(rise.top)
      #expect(zip(tops, tops.dropFirst()).allSatisfy { $0 <= $1 })
      #expect(isUnbroken(rise))
    }
  }

  @Test(arguments: GlyphTier.allCases)
  func linesHoldTogether(_ tier: GlyphTier) throws {
    let surroundings = try Surroundings.test(glyphs: tier)
    for seed in 0..<100 {
      let values = (0..<8).map { Double((seed * 7919 + $0 * 104_729 + seed * $0 * 31) % 101) / 100 }
      let line = try heights(ofLine: values, 2 + seed % 5, surroundings)
      #expect(isUnbroken(line), "\(values)")
    }
  }

  /// A wider part of a range never ends earlier.
  @Test(arguments: GlyphTier.allCases)
  func rangesTellTheTruth(_ tier: GlyphTier) throws {
    var before = 0
    let surroundings = try Surroundings.test(glyphs: tier)
    for value in Self.values {
      let bar = RangeBar(value: 0.0...value, in: 0...1, gradient: Gradient(colors: [.red]))
      let canvas = try bar.shown(12, 1, surroundings)
      let lit = (0..<12).filter { canvas[$0, 0].style.foreground == RGB(0xFF453A) }.count
      #expect(lit >= before && (lit == 0) == (value == 0))
      before = lit
    }
    #expect(before == 12)
  }

  private func heights(
    ofBars values: [Double], _ pitch: Int, _ rows: Int, _ surroundings: Surroundings,
    _ look: Look = Look()
  ) throws -> InkHeights {
    let view = ValueBars(values).foregroundStyle(.white)
    return InkHeights(
      try view.shown(values.count * pitch, rows, look: look, surroundings))
  }

  private func heights(
    ofLine values: [Double], _ rows: Int, _ surroundings: Surroundings
  ) throws -> InkHeights {
    let points = values.enumerated().map { index, value in
      UnitPoint(x: Double(index) / Double(values.count - 1), y: value)
    }
    // Without an area, so that all ink is the line's.
    let line = Sparkline(through: points)
    return InkHeights(try line.shown(24, rows, surroundings))
  }

  /// Whether the ink of every half column meets that of the next, at least at a corner.
  private func isUnbroken(_ heights: InkHeights) -> Bool {
    (0..<47).allSatisfy { half in
      guard let one = heights.bottom(ofHalf: half), let other = heights.bottom(ofHalf: half + 1)
      else { return false }
      return one <= heights.top(ofHalf: half + 1) && other <= heights.top(ofHalf: half)
    }
  }
}
