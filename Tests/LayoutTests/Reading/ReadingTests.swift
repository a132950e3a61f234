import Cells
import FoundationEssentials
import Kit
import Layout
import Testing
import Views

struct ReadingTests {
  private func reading(
    of view: some View, width: Int = 40, height: Int = 12, glyphs: GlyphTier = .sextant
  ) throws -> [String] {
    try Node(archiving: view)
      .laidOut(in: Size(width: width, height: height), surroundings: .test(glyphs: glyphs)).reading
  }

  @Test func followsTheTree() throws {
    let view = VStack {
      HStack {
        Text("서울")
        Text("23°").font(.system(size: 44))
      }
      Grid {
        GridRow {
          Text("a")
          Text("b")
        }
        GridRow {
          Text("c")
          Text("d")
        }
      }
      Text("front").background { Text("behind") }
    }
    #expect(try reading(of: view) == ["서울", "23°", "a", "b", "c", "d", "behind", "front"])
  }

  @Test(arguments: GlyphTier.allCases)
  func readsNumeralsWhetherDrawnOrWritten(_ tier: GlyphTier) throws {
    let number = Text(verbatim: "D-34").font(.system(size: 44))
    for (width, height) in [(40, 12), (12, 4), (4, 1), (1, 1)] {
      #expect(try reading(of: number, width: width, height: height, glyphs: tier) == ["D-34"])
    }
  }

  /// The screen shows an ellipsis if there isn't enough room; the reading is complete.
  @Test(arguments: 1...20)
  func readsAllOfWhatIsShortened(width: Int) throws {
    let text = "대체로 맑음, partly cloudy"
    #expect(try reading(of: Text(text).lineLimit(1), width: width) == [text])
    #expect(try reading(of: Text(text), width: width) == [text])
  }

  @Test func aLabelReplacesWhatIsBelowIt() throws {
    let pair = HStack {
      Text("↑26°")
      Text("↓17°")
    }
    #expect(try reading(of: pair.accessibilityLabel("high 26, low 17")) == ["high 26, low 17"])
    #expect(
      try reading(of: pair.accessibilityLabel("inner").accessibilityLabel("outer")) == ["outer"])
    #expect(try reading(of: pair.accessibilityLabel("")).isEmpty)
  }

  @Test func symbolsSayTheirLabelOrNothing() throws {
    let sun = Image(systemName: "sun.max.fill")
    for size in [12.0, 44] {
      let font = Font.system(size: size)
      #expect(try reading(of: sun.font(font)).isEmpty)
      #expect(try reading(of: sun.font(font).accessibilityLabel("sunny")) == ["sunny"])
    }
    #expect(try reading(of: Label("맑음", systemImage: "sun.max")) == ["맑음"])
    #expect(try reading(of: Text("\(Image(systemName: "sun.max")) 23°")) == ["23°"])
    #expect(try reading(of: Text("\(Image(systemName: "sun.max"))")).isEmpty)
    #expect(
      try reading(of: sun.accessibilityLabel(Text("\(Image(systemName: "sun.max")) sun")))
        == ["sun"])
  }

  @Test func figuresSayNothing() throws {
    let view = VStack {
      Divider()
      Circle()
      Color.red
      Spacer()
    }
    #expect(try reading(of: view).isEmpty)
  }

  @Test func hiddenThingsAreNotRead() throws {
    let view = VStack {
      Text("a").hidden()
      Text("b").opacity(0)
      Text("c").opacity(0).accessibilityLabel("c")
      Text("d").opacity(0.1)
    }
    #expect(try reading(of: view) == ["d"])
  }

  /// Neither the size nor a surrounding label reveals hidden content.
  @Test(arguments: [12.0, 44])
  func redactedThingsAreNotRead(size: Double) throws {
    let secret = Text("77").font(.system(size: size))
    #expect(try reading(of: secret.redacted(reason: .placeholder)).isEmpty)
    let labelled = secret.accessibilityLabel("seventy seven")
    #expect(try reading(of: labelled.redacted(reason: .placeholder)).isEmpty)
    let partly = VStack {
      Text("Balance").unredacted()
      secret
    }
    .accessibilityLabel("Balance: 77")
    #expect(try reading(of: partly.redacted(reason: .placeholder)) == ["Balance"])
  }

  @Test func aLabelDoesNotTellWhatIsPrivateInIt() throws {
    let view = VStack {
      Text("Balance")
      Text("77").privacySensitive()
    }
    .accessibilityLabel("Balance: 77")
    #expect(try reading(of: view) == ["Balance: 77"])
    #expect(try reading(of: view.redacted(reason: .privacy)) == ["Balance"])
  }

  @Test func readsOnlyTheFormThatFits() throws {
    let view = ViewThatFits {
      Text("a long text")
      Text("short")
    }
    #expect(try reading(of: view, width: 11) == ["a long text"])
    #expect(try reading(of: view, width: 10) == ["short"])
  }

  @Test func readsWhatCountsAsItIsNow() throws {
    let view = Text(.test + 61, style: .timer)
    #expect(try reading(of: view) == ["1:01"])
  }

  /// Cells show fewer characters than there are.
  @Test(arguments: ["👨‍👩‍👧 가족", "🏳️‍🌈", "❤️ 23", "👍🏽", "e\u{301}", "🇰🇷"])
  func readsPicturesThatAreJoined(_ text: String) throws {
    #expect(try reading(of: Text(verbatim: text)) == [text])
    #expect(try reading(of: Text("a").accessibilityLabel(text)) == [text])
  }

  /// The reading contains no control characters, and no text takes more lines than its own.
  @Test(arguments: ConfinementTests.hostile)
  func isSafeToPrint(_ text: String) throws {
    for view in [Text(text), Text(text).font(.system(size: 44))] {
      for line in try reading(of: view) + reading(of: view.accessibilityLabel(text)) {
        for scalar in line.unicodeScalars where scalar != "\n" {
          let category = scalar.properties.generalCategory
          let isHarmless = category != .control && category != .format || scalar == "\u{200D}"
          #expect(isHarmless, "\(scalar.value)")
        }
      }
    }
  }
}
