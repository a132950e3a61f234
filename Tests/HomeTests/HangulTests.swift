import Cast
import Cells
import HomeTesting
import Pages
import Layout
import Testing
import Timelines

@testable import Home

/// Checks the keys under a Hangul keyboard, whose input method sends composed text.
struct HangulTests {
  private static let link = "app://here"

  private func openHome(at place: KeyScope) async throws -> SeenHome {
    let kinds = [WidgetKind.leading(to: Self.link)]
    var home = SeenHome(
      size: Size(width: 80, height: 24), device: try .test(), presentation: try .test(),
      kinds: kinds, instances: Sample.instances(kinds.map { ($0.id, .systemSmall) }),
      pages: PageSource(SamplePages(behind: [Self.link])), at: .test)
    await home.settle(at: .test)
    let request = try #require(
      home.handle(.input(.key(Key(.enter))), at: .test).compactMap(\.page).first)
    var page = SamplePage()
    page.place = place
    _ = home.handle(.pageOpened(PageOpening(request, .success(page))), at: .test)
    return home
  }

  private func events(_ home: SeenHome) -> [PageEvent]? {
    (home.openPage?.page as? SamplePage)?.events
  }

  @Test(arguments: ["ㅂ", "ᄇ", "ᆸ", "ﾲ", "ｑ", "q"] as [Character])
  func quitsByAnyFormOfTheLetter(letter: Character) async throws {
    var home = try await SeenHome.test(80, 24)
    home.press(Key(letter))
    #expect(home.isClosed)
  }

  @Test(arguments: ["구", "\u{1100}\u{116E}"] as [Character])
  func reloadsAndThenTurnsToNight(syllable: Character) async throws {
    var (home, other) = (try await SeenHome.test(80, 24), try await SeenHome.test(80, 24))
    home.press(Key(syllable))
    other.press(Key("r"), Key("n"))
    #expect(home.context.presentation.preferences.night == .on)
    let asked = home.advance(to: .test).compactMap(\.question).map(\.request.instance)
    #expect(asked == [Instance.ID(0)])
    #expect(asked == other.advance(to: .test).compactMap(\.question).map(\.request.instance))
    #expect(home.canvas(at: .test) == other.canvas(at: .test))
  }

  /// Help opens by the first of them, is closed by the second, and the third is for the Home Screen.
  @Test func isHandledByWhatIsInFrontByThen() async throws {
    var home = try await SeenHome.test(80, 24)
    home.press(Key("ㅑ"))
    #expect(home.panel?.subject == .inspector(Instance.ID(0)))
    home.press(Key("뭐"))
    #expect(home.panel == nil && home.context.presentation.preferences.night == .on)
    #expect(home.context.presentation.preferences.mode == .fullColor)
  }

  @Test func handlesNothingOnceItIsClosed() async throws {
    var home = try await SeenHome.test(80, 24)
    let effects = home.handle(.input(.key(Key("뷰"))), at: .test)
    #expect(home.isClosed && effects.isEmpty)
  }

  @Test func isTextWhereTextIsTyped() async throws {
    var home = try await openHome(at: .text)
    home.press(Key("ㅂ"), Key("구"), Key("ㅏ"), Key("ｑ"), Key("\u{1100}"))
    #expect(events(home) == ["ㅂ", "구", "ㅏ", "ｑ", "\u{1100}"].map { .typed($0) })
    #expect(home.openPage != nil && !home.isClosed)
    home.press(Key("ㄴ", .control))
    #expect(events(home)?.last == .command(.save))
  }

  @Test(arguments: ["ㅂ", "q", "Ｑ", "ｑ"] as [Character])
  func closesAPageAndThenQuits(letter: Character) async throws {
    var home = try await openHome(at: .weather)
    home.press(Key(letter))
    #expect((home.openPage == nil) == (letter != "Ｑ") && !home.isClosed)
    home.press(Key(letter))
    #expect(home.isClosed == (letter != "Ｑ"))
  }

  @Test func reachesAPageAsItsCommands() async throws {
    var home = try await openHome(at: .weather)
    home.press(Key("ㄱ"), Key("ㅍ"), Key(.up), Key("ㅛ"), Key("그"))
    #expect(
      events(home) == [
        .command(.reload), .command(.changeUnits), .command(.move(.up)),
        .command(.reload),
      ])
    #expect(home.context.presentation.preferences.mode == .accented)
  }

  @Test func isNeverPasted() async throws {
    var home = try await SeenHome.test(80, 24)
    let before = home.canvas(at: .test)
    #expect(home.handle(.input(.paste("ㅂ구qｑ")), at: .test).isEmpty)
    #expect(!home.isClosed && home.canvas(at: .test) == before)
  }

  /// Holding Alt by mistake must not quit the program.
  @Test(arguments: ["ㅂ", "뷰", "규", "q"] as [Character])
  func doesNotQuitRightBehindEscape(letter: Character) async throws {
    var home = try await SeenHome.test(80, 24)
    home.press(Key(letter, .alt))
    #expect(!home.isClosed)
  }

  @Test func leavesWhatHasNoKeyAlone() async throws {
    var home = try await SeenHome.test(80, 24)
    let before = home.canvas(at: .test)
    for letter in ["漢", "é", "\u{3164}", "\u{318D}", "\u{1140}", "Ｊ", "ㅠ"] as [Character] {
      #expect(home.handle(.input(.key(Key(letter))), at: .test).isEmpty, "\(letter)")
    }
    #expect(!home.isClosed && home.canvas(at: .test) == before)
  }
}
