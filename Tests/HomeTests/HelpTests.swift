import System
import Cells
import HomeTesting
import Pages
import Kit
import Layout
import Testing
import Timelines
import Views

@testable import Home

struct HelpTests {
  private func sizes() -> [Size] {
    [(120, 40), (80, 24), (72, 21), (71, 21), (40, 30), (30, 10), (30, 3), (10, 5), (2, 2), (1, 1)]
      .map { Size(width: $0.0, height: $0.1) }
  }

  @Test func tellsEveryKeyThatThereIs() async throws {
    var home = try await SeenHome.test(80, 24)
    home.press(Key("?"))
    let text = home.text()
    let strings = try Presentation.test().strings
    for shortcut in Shortcut.all where shortcut.places.contains(.home) {
      #expect(text.contains(shortcut.label.text), "\(shortcut.label)")
      #expect(try text.contains(#require(strings[shortcut.help])), "\(shortcut.help)")
    }
  }

  @Test(arguments: [
    Key("?"), Key(.escape), Key("q"), Key("x"), Key(.enter), Key(.down), Key("r"),
  ])
  func isLeftByAnyKey(key: Key) async throws {
    var home = try await SeenHome.test(80, 24)
    let before = home.canvas(at: .test)
    home.press(Key("?"))
    #expect(home.canvas(at: .test) != before)
    home.press(key)
    #expect(home.canvas(at: .test) == before)
    #expect(!home.isClosed && home.advance(to: .test).isEmpty)
  }

  @Test func isLeftByAClick() async throws {
    var home = try await SeenHome.test(80, 24)
    let before = home.canvas(at: .test)
    home.press(Key("?"))
    let click = Mouse(.press(.left), at: Point(x: 60, y: 5))
    _ = home.handle(.input(.mouse(click)), at: .test)
    #expect(home.canvas(at: .test) == before)
  }

  @Test(arguments: ["?", "i", ",", "a", "e", "ea", "ea/", "e\r", "s", "t", "l", "le"])
  func theProgramEndsFromEverywhere(keys: String) async throws {
    var home = try await SeenHome.test(80, 24)
    for key in keys { home.press(key == "\r" ? Key(.enter) : Key(key)) }
    #expect(!home.isClosed)
    home.press(Key("c", .control))
    #expect(home.isClosed)
  }

  @Test func leavesTheKeysOfTheProgramAlone() async throws {
    var home = try await SeenHome.test(80, 24)
    home.press(Key("?"))
    let effects = home.handle(.input(.key(Key("z", .control))), at: .test)
    #expect(effects.count == 1 && effects.allSatisfy(\.isSuspend))
    home.press(Key("c", .control))
    #expect(home.isClosed)
  }

  @Test func tellsOnlyItsOwnKeysBelow() async throws {
    var home = try await SeenHome.test(120, 40)
    home.press(Key("?"))
    let canvas = home.canvas(at: .test)
    #expect(canvas.text(ofRow: 39).filter { $0 != " " } == "esc닫기")
  }

  @Test func isTurnedWhereItDoesNotFit() async throws {
    var home = try await SeenHome.test(30, 10)
    home.press(Key("?"))
    let first = home.text()
    #expect(first.contains("1/5") && first.contains("←↑↓→") && !first.contains("^L"))
    home.press(Key(.down), Key(.down), Key(.down))
    #expect(home.text().contains("4/5") && !home.text().contains("^L"))
    home.press(Key(.down))
    #expect(home.text().contains("5/5") && home.text().contains("^L"))
    home.press(Key(.down), Key(.pageUp), Key(.pageUp), Key(.pageUp), Key(.pageUp))
    #expect(home.text() == first)
    home.press(Key(.escape))
    #expect(!home.text().contains("도움말\n"))
  }

  @Test(
    arguments: [Asset.koreanStrings, .englishStrings], [(30, 10), (40, 30), (80, 24), (120, 40)])
  func cutsNothing(strings: Asset, size: (Int, Int)) async throws {
    var presentation = try Presentation.test()
    presentation.strings = strings.strings
    presentation.preferences.isAlwaysOn = true
    for (aspect, word) in Self.longest {
      let isKnown = presentation.preferences.set(aspect, to: word)
      try #require(isKnown)
    }
    for place in KeyScope.allCases {
      var home = try await SeenHome.test(size.0, size.1, presentation: presentation)
      home.home.open(PanelFront(.help(place)))
      var texts: [String] = []
      repeat {
        texts.append(home.text())
        home.press(Key(.down))
      } while home.panel != nil && texts.last != home.text()
      #expect(!texts.joined().contains("…"), "\(place) \(texts.joined(separator: "\n"))")
      #expect(size.0 < 80 || texts.count == 1, "\(place) isn't on one page")
    }
  }

  private static let longest: [(Preferences.Aspect, String)] = [
    (.accent, "#12ab3f"), (.typeSize, "xxxLarge"), (.appearance, "sun"),
  ]

  @Test func leavesNoScrapsOfTheScreenBehindIt() async throws {
    var home = try await SeenHome.test(40, 30)
    home.press(Key("?"))
    #expect(!home.text().contains("9:41"))
  }

  @Test func staysOpenOnAScreenOfAnySize() async throws {
    var home = try await SeenHome.test(120, 40)
    home.press(Key("?"))
    for size in sizes() {
      _ = home.handle(.resized(size), at: .test)
      #expect(home.canvas(at: .test).size == size)
      #expect(size.width < 6 || home.text().contains("도움말"), "\(size)")
    }
  }

  @Test func dimsTheScreenBehindIt() async throws {
    var home = try await SeenHome.test(120, 40)
    let before = home.canvas(at: .test)
    home.press(Key("?"))
    let after = home.canvas(at: .test)
    #expect(after.text(ofRow: 0) == before.text(ofRow: 0))
    let (bright, dim) = (before[2, 0].style.foreground, after[2, 0].style.foreground)
    #expect((dim?.red ?? 255) < (bright?.red ?? 0) / 2)
  }

  /// What is in front comes first, and then what works everywhere; nothing else.
  @Test(arguments: [
    (KeyScope.weather, "esc q", "1-9"), (.form, "^N", "1-9"), (.text, "^W", " m "),
    (.locked, "O", "^S"), (.panel, "↑↓", " m "),
  ])
  func tellsTheKeysOfItsPlace(place: KeyScope, own: String, other: String) async throws {
    var home = try await SeenHome.test(80, 24)
    home.home.open(PanelFront(.help(place)))
    let text = home.text()
    #expect(text.contains(own) && !text.contains(other) && text.contains("? F1"), "\(text)")
    for shortcut in KeyTable.usual.at(place).shortcuts {
      #expect(text.contains(shortcut.label.text), "\(shortcut.label)")
    }
  }

  @Test func saysThatHangulWorksAndWhatCannotBeSeen() async throws {
    for (place, words) in [(KeyScope.home, "조합 중인 글자"), (.text, "글자 키가 글자로 입력")] {
      var home = try await SeenHome.test(80, 24)
      home.home.open(PanelFront(.help(place)))
      #expect(home.text().contains(words))
    }
  }

  @Test func isOpenedFromAPanelToo() async throws {
    var home = try await SeenHome.test(80, 24)
    home.press(Key("i"), Key(.function(1)))
    #expect((home.fronts.last as? PanelFront)?.subject == .help(.panel))
    home.press(Key(.function(1)))
    #expect(home.panel?.subject == .inspector(Instance.ID(0)))
    home.press(Key("ㅂ"))
    #expect(home.panel == nil && !home.isClosed)
  }
}
