import Cells
import FoundationEssentials
import Kit
import Layout
import Testing
import Views

struct LetteringLayoutTests {
  private func large(_ text: String, _ size: Double = 36) -> some View {
    Text(verbatim: text).font(.system(size: size))
  }

  @Test func drawsLargeText() throws {
    expectPicture(try large("7").shown(3, 3, look: Look(depth: .mono)), "▀▜▘\n ▛\n▝")
    try expectScreen(large("7", 24), width: 4, height: 3, "\n 7\n")
  }

  @Test func writesWhatCannotBeDrawn() throws {
    let canvas = try large("7일").shown(4, 1)
    #expect(canvas.description == "7일")
    #expect(canvas[0, 0].style.attributes == .bold)
    try expectScreen(large("7\n8"), width: 3, height: 2, " 7\n 8")
    let count = try large("D-3").shown(9, 4, .test(glyphs: .ascii))
    #expect(count.description.contains("D-3"))
    try expectScreen(large(""), width: 3, height: 1, "")
  }

  /// Of two free lines of blocks one is above the digits, so that they keep off the texts around them.
  @Test func standsInTheMiddleOfItsRows() throws {
    let canvas = try large("7", 28).shown(4, 3, .test(glyphs: .sextant))
    let ink = InkHeights(canvas)
    #expect((0..<8).map(ink.top).max() == 64)
    #expect((0..<8).compactMap(ink.bottom).min() == 8)
  }

  /// Syllables of many strokes can't be condensed as far as the font says.
  @Test func growsWiderBeforeItIsWritten() throws {
    let text = Text(verbatim: "뷁쀍")
      .font(.system(size: 48, weight: .semibold).width(Font.Width(0.6)))
    let canvas = try text.shown(40, 5, .test(glyphs: .octant))
    #expect(!canvas.description.contains("뷁"))
  }

  /// Without blocks, counts and temperatures are three rows of characters.
  @Test func writesNumeralsInThreeRows() throws {
    let surroundings = try Surroundings.test(glyphs: .ascii)
    expectPicture(try large("3°").shown(4, 3, surroundings), " _ o\n _|\n _|")
    expectPicture(
      try large("D-34", 44).shown(14, 3, surroundings), " _      _\n| \\ __  _| |_|\n|_/     _|   |"
    )
    for count in ["D-Day", "D+1,096"] {
      #expect(try large(count, 44).shown(40, 4, surroundings).description.contains("\n"))
    }
    for digit in 0...9 {
      for other in 0..<digit {
        let pictures = try [digit, other].map { try large("\($0)").shown(3, 3, surroundings) }
        #expect(pictures[0] != pictures[1])
      }
    }
  }

  /// All numerals that ASCII writes in three rows.
  @Test func recordsWrittenNumerals() throws {
    let view = VStack(alignment: .leading) {
      large("0123456789")
      large("-1° +2° D-3 12:34 5,678 90% A/Y")
    }
    let canvas = try view.shown(100, 8, look: Look(depth: .mono), .test(glyphs: .ascii))
    try expectGolden(canvas, named: "ink-numerals-ascii-three")
  }

  private func frame(
    of view: some View, _ width: Int, _ height: Int, _ tier: GlyphTier = .sextant
  ) throws -> Size {
    let box = try Node(archiving: view).laidOut(
      in: Size(width: width, height: height), surroundings: .test(glyphs: tier))
    return box.children[0].frame.size
  }

  @Test(arguments: [
    (44.0, "0", Size(width: 3, height: 4)), (36, "0", Size(width: 3, height: 3)),
    (28, "0", Size(width: 3, height: 3)), (44, "D-34", Size(width: 13, height: 4)),
    (36, "2,5", Size(width: 7, height: 4)),
  ])
  func takesWholeCells(size: Double, text: String, cells: Size) throws {
    let frame = try frame(of: large(text, size), 40, 10)
    #expect(frame == cells)
  }

  /// Smaller letters are tried before a row of text, and nothing is ever cut off.
  @Test(arguments: GlyphTier.allCases)
  func fitsEveryRoom(_ tier: GlyphTier) throws {
    for width in 1...24 {
      for height in 1...5 {
        let size = try frame(of: large("-12°", 44), width, height, tier)
        #expect(size.width <= width && size.height <= height)
        #expect(size.height > 1 || tier == .ascii || width < 20 || height < 3)
        #expect(size.width >= min(width, 4))
      }
    }
  }

  /// Condensed letters keep their height; a number isn't truncated where scaling wasn't requested.
  @Test func condensesBeforeItShrinks() throws {
    let natural = try frame(of: large("D-200", 44), 40, 10, .sextant)
    let condensed = try frame(of: large("D-200", 44), natural.width - 2, 10, .sextant)
    #expect(condensed.height == natural.height && condensed.width <= natural.width - 2)
    let shrunk = try frame(of: large("D-200", 44), 13, 10, .sextant)
    #expect(shrunk.height < natural.height && shrunk.height > 1)
    try expectScreen(large("D-10000", 44), width: 7, height: 1, "D-10000")
    try expectScreen(large("D-10000", 44), width: 6, height: 1, "D-100…")
  }

  /// A number that may be scaled shrinks before it condenses, but not below its minimum scale.
  @Test func scalesBeforeItCondenses() throws {
    let (text, font) = (Text(verbatim: "D-100"), Font.system(size: 44))
    let natural = try frame(of: text.font(font), 40, 10)
    let narrow = natural.width - 2
    let condensed = try frame(of: text.font(font), narrow, 10)
    #expect(condensed.height == natural.height)
    let scaled = try frame(of: text.font(font).minimumScaleFactor(0.5), narrow, 10)
    #expect(scaled.height < natural.height && scaled.width <= narrow)
    for scale in [0.95, 1, 2, .nan] {
      let hardly = try frame(of: text.font(font).minimumScaleFactor(scale), narrow, 10)
      #expect(hardly == condensed, "\(scale)")
    }
    for scale in [-1, 0, 0.2, 0.5, 1] {
      let room = try frame(of: text.font(font).minimumScaleFactor(scale), 13, 10)
      #expect(room.height > 1 && room.width <= 13)
    }
  }

  @Test func lettersStandApart() throws {
    func width(_ tracking: Double) throws -> Int {
      try frame(of: large("123", 72).tracking(tracking), 60, 10).width
    }
    let natural = try width(0)
    #expect(try width(8) == natural + 2)
    #expect(try width(-1000) < natural && width(-1000) == width(-50))
    #expect(try width(.nan) == natural && width(1e300) <= 60)
    try expectScreen(Text("ab").tracking(20), width: 4, height: 1, " ab")
  }

  @Test(arguments: ["D+100", "D+365", "D-365", "D-Day"])
  func countsOfHalfBlocksAreNumerals(count: String) throws {
    let size = try frame(of: large(count, 44).bold(), count == "D+365" ? 19 : 17, 4, .half)
    #expect(size.height > 1)
  }

  @Test(arguments: ["D+3977", "D-10000"])
  func growsThinnerBeforeItIsWrittenInARow(count: String) throws {
    let bold = large(count, 44).fontWeight(.bold)
    #expect(try frame(of: bold, 40, 5).height == 4)
    let thin = try frame(of: bold, 17, 5)
    #expect(thin.height > 1 && thin.width <= 17)
  }

  @Test func isAsWideAsItsFontSays() throws {
    func width(_ font: Font.Width) throws -> Int {
      try frame(of: large("100", 60).fontWidth(font), 60, 10).width
    }
    let widths = try [Font.Width.compressed, .condensed, .standard, .expanded].map(width)
    #expect(widths == widths.sorted() && Set(widths).count == 4)
  }

  @Test func takesItsWeightAndWidthFromTheText() throws {
    let text = Text(verbatim: "8")
    let whole = text.font(.system(size: 60).weight(.black).width(.condensed))
    let parts = text.fontWeight(.black).fontWidth(.condensed).font(.system(size: 60))
    let around = text.font(.system(size: 60)).fontWeight(.black).fontWidth(.condensed)
    #expect(try whole.shown(9, 6) == parts.shown(9, 6))
    #expect(try whole.shown(9, 6) == around.shown(9, 6))
    #expect(try whole.shown(9, 6) != large("8", 60).shown(9, 6))
  }

  @Test(arguments: [Double.nan, .infinity, 1e300, 1e6])
  func survivesEverySize(_ size: Double) throws {
    let frame = try frame(of: large("0", size), 300, 10)
    #expect(frame.height <= 10)
  }

  @Test func standsOnItsBaseline() throws {
    let view = HStack(alignment: .lastTextBaseline, spacing: 8) {
      large("7", 44)
      Text("mg")
    }
    #expect(try view.shown(8, 4).text(ofRow: 3).hasSuffix("mg"))
  }

  @Test func paintsEachLetterInItsColor() throws {
    let view = Text("\(Text("1").foregroundStyle(.red))\(Text("1").foregroundStyle(.green))")
      .font(.system(size: 36, weight: .black))
    let canvas = try view.shown(6, 3)
    let colors = Set(
      (0..<6).map { canvas[$0, 1].style }.flatMap { [$0.foreground, $0.background] })
    #expect(colors.isSuperset(of: [RGB(0xFF453A), RGB(0x30D158)]))
  }

  @Test func leavesTheGroundAsItIs() throws {
    let view = ZStack {
      Color.blue
      large("8")
    }
    let canvas = try view.shown(9, 5)
    let colors = Set(
      (0..<9).flatMap { x in
        (0..<5).flatMap { y in [canvas[x, y].style.foreground, canvas[x, y].style.background] }
      })
    #expect(colors.contains(RGB(0x0A84FF)) && colors.subtracting([nil]).count == 2)
  }

  @Test func hidesAsABlockOfItsSize() throws {
    let known = try frame(of: large("23°"), 20, 5)
    let hidden = large("23°").redacted(reason: .placeholder)
    #expect(try frame(of: hidden, 20, 5) == known)
    let canvas = try hidden.shown(known.width, known.height)
    #expect(canvas[2, 1].style.background == RGB(0x4D4D4D))
  }

  @Test func countsOn() throws {
    let timer = Text(.test + 60, style: .timer).font(.system(size: 44)).monospacedDigit()
    let node = Node(archiving: timer)
    let size = Size(width: 30, height: 4)
    let box = node.laidOut(in: size, surroundings: try .test())
    let next = node.laidOut(in: size, surroundings: try .test(at: .test + 1))
    #expect(box.until == .test + 1 && box != next)
    #expect(box.children[0].frame.size.height == 4)
  }
}
