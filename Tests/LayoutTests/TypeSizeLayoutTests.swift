import Cells
import Kit
import Layout
import Testing
import Views

struct TypeSizeLayoutTests {
  static let sizes: [DynamicTypeSize] = [
    .xSmall, .small, .medium, .large, .xLarge, .xxLarge, .xxxLarge, .accessibility1,
    .accessibility3, .accessibility5,
  ]

  private func rows(of view: some View, at size: DynamicTypeSize) throws -> Int {
    try Node(archiving: view.dynamicTypeSize(size))
      .laidOut(in: Size(width: 60, height: 12), surroundings: .test(glyphs: .sextant))
      .children[0].frame.size.height
  }

  @Test func titlesAndSymbolsGrow() throws {
    for view in [AnyView(Text("23°")), AnyView(Image(systemName: "sun.max"))] {
      let heights = try Self.sizes.map { try rows(of: view.font(.title), at: $0) }
      #expect(heights == heights.sorted() && heights.first == 2 && heights.last == 5)
    }
    #expect(try rows(of: Text("23").font(.title3), at: .large) == 1)
    #expect(try rows(of: Text("23").font(.title3), at: .accessibility1) == 3)
  }

  /// A row has only one size; larger type is bold throughout.
  @Test func runningTextKeepsItsRows() throws {
    for style in [Font.headline, .subheadline, .body, .callout, .footnote, .caption, .caption2] {
      for size in Self.sizes {
        #expect(try rows(of: Text("Seoul 23").font(style), at: size) == 1)
        #expect(try rows(of: Image(systemName: "sun.max").font(style), at: size) == 1)
      }
      let bold = try Text("a").font(style).dynamicTypeSize(.accessibility5).shown(1, 1)
      #expect(bold[0, 0].style.attributes == .bold)
    }
    let body = try Text("a").dynamicTypeSize(.xxxLarge).shown(1, 1)
    #expect(body[0, 0].style.attributes == [])
  }

  @Test func pointsStayAsTheyAre() throws {
    let number = Text("190").font(.system(size: 44))
    for size in Self.sizes { #expect(try rows(of: number, at: size) == 4) }
  }

  /// A unit stands on the baseline of its number, in any script.
  @Test(arguments: GlyphTier.allCases, ["mg", "밀리그램"])
  func unitsStandOnTheLineOfTheirNumbers(_ tier: GlyphTier, _ unit: String) throws {
    for alignment in [VerticalAlignment.firstTextBaseline, .lastTextBaseline] {
      for size in [28.0, 36, 44, 60] {
        let view = HStack(alignment: alignment, spacing: 8) {
          Text("190").font(.system(size: size))
          Text(unit)
        }
        let canvas = try view.shown(40, 8, .test(glyphs: tier))
        let written = try #require(
          (0..<8).first { canvas.text(ofRow: $0).contains(unit) }, "\(size)")
        let lowest = (0..<8).last { !canvas.text(ofRow: $0).allSatisfy { $0 == " " } }
        #expect(lowest == written, "\(tier) \(size)")
      }
    }
  }

  /// Letters stay within their frames; they may touch the edges.
  @Test(arguments: GlyphTier.allCases)
  func lettersStayInTheirFrames(_ tier: GlyphTier) throws {
    for text in ["D-100", "23°", "1,5", "8:45", "88%"] {
      for size in stride(from: 28.0, through: 76, by: 8) {
        let bare = Text(verbatim: text).font(.system(size: size, weight: .black))
        let frame = try Node(archiving: bare.fixedSize())
          .laidOut(in: Size(width: 64, height: 10), surroundings: .test(glyphs: tier))
          .children[0].frame
        let canvas = try bare.fixedSize().shown(64, 10, .test(glyphs: tier))
        for y in 0..<10 {
          for x in 0..<64 where !frame.contains(Point(x: x, y: y)) {
            #expect(canvas[x, y].glyph == .space, "\(text) \(size) \(tier) at \(x),\(y)")
          }
        }
        #expect(
          try bare.fixedSize().shown(frame.size.width, frame.size.height, .test(glyphs: tier))
            == canvas.cropped(to: frame), "\(text) \(size) \(tier)")
      }
    }
  }
}
