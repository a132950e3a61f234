import Cells
import FoundationEssentials
import Kit
import Layout
import Testing
import Views

struct RedactionLayoutTests {
  private struct Forecast: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("서울").font(.headline)
        HStack {
          Image(systemName: "sun.max.fill")
          Text("23° and warm").foregroundStyle(.secondary)
          Spacer()
          Text(.test, style: .timer).underline()
        }
        Spacer()
        Divider()
        Label("맑음", systemImage: "sun.max")
        ViewThatFits {
          Text("a long text that often does not fit")
          Text("shorter")
        }
        Grid {
          GridRow {
            Text("a")
            Text("bc\nd")
          }
        }
        .multilineTextAlignment(.trailing)
      }
      .padding(8)
    }
  }

  private func placeholder(_ tier: GlyphTier, _ width: Int, _ height: Int) throws -> Canvas {
    try Forecast().redacted(reason: .placeholder).shown(
      width, height, .test(glyphs: tier))
  }

  @Test func showsBarsAndDiscs() throws {
    expectPicture(
      try placeholder(.quadrant, 26, 8),
      """
       ━━━━
       ● ━━━━━━━━━━━━      ━━━━

       ────────────────────────
       ● ━━━━
       ━━━━━━━
       ━ ━━
          ━
      """)
    expectPicture(
      try placeholder(.ascii, 26, 7),
      """
       ====
       o ============      ====
       ------------------------
       o ====
       =======
       = ==
          =
      """)
  }

  @Test(arguments: zip(GlyphTier.allCases, ["\u{1FB0B}", "\u{1FB0B}", "━", "━", "="]))
  func barsAreTheMiddleOfARow(_ tier: GlyphTier, _ bar: String) throws {
    let canvas = try Text("가a").redacted(reason: .placeholder).shown(3, 1, .test(glyphs: tier))
    #expect(canvas.description == String(repeating: bar, count: 3))
  }

  /// All sizes are the same as with the known content.
  @Test(arguments: GlyphTier.allCases)
  func changesNoSize(_ tier: GlyphTier) throws {
    let known = Node(archiving: Forecast())
    let hidden = Node(archiving: Forecast().redacted(reason: .placeholder))
    let surroundings = try Surroundings.test(glyphs: tier)
    for width in 0...44 {
      for height in 0...12 {
        let size = Size(width: width, height: height)
        let boxes = [known, hidden].map { $0.laidOut(in: size, surroundings: surroundings) }
        #expect(boxes[0].shape == boxes[1].shape, "\(width)x\(height)")
      }
    }
  }

  @Test func shadesByProminence() throws {
    let view = ZStack {
      Color(red: 0, green: 0, blue: 0)
      HStack(spacing: 0) {
        Text("a").bold().underline().italic()
        Text("b").foregroundStyle(.secondary)
        Image(systemName: "sun.max").foregroundStyle(.tertiary)
        Text("c").foregroundStyle(.quaternary)
      }
    }
    .redacted(reason: .placeholder)
    expectStyles(
      try view.shown(4, 1),
      """
      0,0 "━" #4d4d4d on #000000
      1,0 "━" #3d3d3d on #000000
      2,0 "●━" #292929 on #000000
      """)
  }

  /// Without shades, a bar would be as dark as its background.
  @Test(arguments: [ColorDepth.ansi16, .mono])
  func staysVisibleWhereColorsAreFew(_ depth: ColorDepth) throws {
    let view = Text("a").redacted(reason: .placeholder)
    expectStyles(try view.shown(1, 1, look: Look(depth: depth)), "0,0 \"━\" #ffffff on -")
  }

  @Test func shortensAsTheTextWouldBe() throws {
    let view = Text("abcdef gh").redacted(reason: .placeholder)
    try expectScreen(view, width: 4, height: 1, "━━━━")
    try expectScreen(view, width: 6, height: 2, "━━━━━━\n━━")
  }

  /// The number of dots says nothing about what is hidden, not even how long it is.
  @Test func privateTextBecomesDots() throws {
    func secret(_ text: String) -> some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("open")
        Text(text).privacySensitive()
        Text(text).font(.system(size: 48)).privacySensitive()
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .redacted(reason: .privacy)
    }
    let canvas = try secret("1234567").shown(30, 6)
    #expect(canvas.text(ofRow: 0).hasPrefix("open") && canvas.text(ofRow: 1).hasPrefix("••••"))
    #expect(canvas == (try secret("76543219").shown(30, 6)))
    #expect(canvas != (try secret("1234567").redacted(reason: .placeholder).shown(30, 6)))
  }

  @Test func privateSymbolsBecomeLocks() throws {
    let view = Image(systemName: "sun.max").font(.system(size: 48))
    let hidden = view.privacySensitive().redacted(reason: .privacy)
    let lock = Image(systemName: "lock.fill").font(.system(size: 48))
    #expect(try hidden.shown(8, 4) == lock.shown(8, 4))
    try expectScreen(
      Image(systemName: "sun.max").privacySensitive().redacted(reason: .privacy), width: 1, "•")
  }

  /// Unreadable text needs no updates.
  @Test func holdsForEver() throws {
    let view = VStack {
      Text(.test, style: .timer)
    }
    let size = Size(width: 9, height: 1)
    let hidden = Node(archiving: view.redacted(reason: .placeholder))
    #expect(Node(archiving: view).laidOut(in: size, surroundings: try .test()).until != nil)
    #expect(hidden.laidOut(in: size, surroundings: try .test()).until == nil)
  }
}

extension Box {
  /// The frames of the box and everything in it.
  fileprivate var shape: [Rect] { [frame] + children.flatMap(\.shape) }
}
