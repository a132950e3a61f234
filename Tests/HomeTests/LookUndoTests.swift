import Boards
import Cells
import HomeTesting
import Kit
import Pages
import Testing

@testable import Home

/// A stray key is taken back by `z`, whether it has moved a widget or changed how everything looks.
struct LookUndoTests {
  private static let keys: [(Key, Aspect)] = [
    (Key("m"), .mode), (Key("n"), .night), (Key("d"), .appearance), (Key("c"), .mode),
    (Key("f"), .recede), (Key("g"), .glyphs), (Key("O"), .alwaysOn), (Key("+"), .typeSize),
    (Key("-"), .typeSize),
  ]

  private func words(_ home: SeenHome) -> [Aspect: String] {
    let preferences = home.home.context.presentation.preferences
    return Dictionary(
      uniqueKeysWithValues: Aspect.allCases.map { ($0, preferences.word(for: $0)) })
  }

  @Test(arguments: keys.indices) func takesBackEachLook(index: Int) async throws {
    let (key, aspect) = Self.keys[index]
    var home = try await SeenHome.test(120, 40)
    let before = words(home)
    home.press(key)
    #expect(words(home)[aspect] != before[aspect])
    #expect(home.text().contains("z 실행 취소"), "\(home.text())")
    home.press(Key("z"))
    #expect(words(home) == before)
    #expect(!home.text().contains("z 실행 취소"))
    home.press(Key("y"))
    #expect(words(home)[aspect] != before[aspect])
  }

  @Test func keepsTheOrderOfMovesAndLooks() async throws {
    var home = try await SeenHome.test(120, 40)
    let before = (words(home), home.home.context.board.board.placed)
    home.press(Key("m"))
    home.press(Key("e"), Key("x"), Key(.escape))
    #expect(home.home.context.board.board.placed != before.1)
    home.press(Key("n"))
    home.press(Key("z"))
    #expect(words(home)[.night] == before.0[.night] && words(home)[.mode] != before.0[.mode])
    home.press(Key("z"))
    #expect(home.home.context.board.board.placed == before.1)
    #expect(words(home)[.mode] != before.0[.mode])
    home.press(Key("z"))
    #expect(words(home) == before.0)
  }

  @Test func saysOnceWhatTookThePlaceOfAKeyThatMovesNothing() async throws {
    var home = try await SeenHome.test(120, 40)
    home.press(Key(.end), Key("l"))
    #expect(!home.home.isLocked && home.text().contains("잠금은 Q"), "\(home.text())")
    home.press(Key("l"))
    #expect(!home.text().contains("잠금은 Q"))
    home.press(Key("Q"))
    #expect(home.home.isLocked)
  }

  @Test func movesByTheLettersOfViUnderAHangulKeyboardToo() async throws {
    var home = try await SeenHome.test(120, 40)
    home.press(Key(.home))
    for (key, arrow) in [("l", Key(.right)), ("j", Key(.down)), ("h", Key(.left)), ("k", Key(.up))]
      as [(Character, Key)]
    {
      var (latin, other) = (home, home)
      latin.press(Key(key))
      other.press(arrow)
      #expect(latin.home.focus == other.home.focus, "\(key)")
      home = other
    }
    var jamo = home
    jamo.press(Key("ㅣ"))
    home.press(Key(.right))
    #expect(jamo.home.focus == home.home.focus)
  }

  @Test func theKeyOfAPlaceLeadsBack() async throws {
    var home = try await SeenHome.test(120, 40)
    home.press(Key("t"))
    #expect(home.home.context.place == .today)
    home.press(Key("s"))
    #expect(home.home.context.place == .standBy)
    home.press(Key("s"))
    #expect(home.home.context.place == .today)
    home.press(Key("t"))
    #expect(home.home.context.place == .home)
  }
}
