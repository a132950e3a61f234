import Cells
import HomeTesting
import Pages
import Layout
import Testing

@testable import Home

extension PageTests {
  @Test func takeEveryKeyButThoseOfTheProgram() async throws {
    var home = try await openHome()
    home.press(Key("q"), Key("Q"), Key("?"), Key("s", .control))
    #expect(
      events(home) == [.typed("q"), .typed("Q"), .typed("?"), .command(.save)])
    #expect(!home.isClosed)
    #expect(home.handle(.input(.key(Key("l", .control))), at: .test).first?.isRepaint == true)
    #expect(home.handle(.input(.key(Key("z", .control))), at: .test).first?.isSuspend == true)
    home.press(Key("c", .control))
    #expect(home.isClosed)
  }

  @Test func areClosedAndHelpedByTheirKeys() async throws {
    var home = try await home()
    for place in [KeyScope.weather, .form] {
      try open(SamplePage(place: place), in: &home)
      #expect(home.text().contains("? 도움말"))
      home.press(Key("?"))
      #expect(home.panel?.subject == .help(place))
      home.press(Key("q"))
      #expect(home.panel == nil && home.openPage != nil)
      home.press(Key("q"))
      #expect(home.openPage == nil && !home.isClosed)
    }
    try open(SamplePage(), in: &home)
    #expect(home.text().contains("F1 도움말"))
    home.press(Key("q"), Key(.function(1)))
    #expect(home.panel?.subject == .help(.text) && events(home) == [.typed("q")])
  }

  @Test func areWarnedAboutBeforeTheKeyThatClosesThem() async throws {
    var home = try await home()
    try open(SamplePage(isChanged: true, place: .form), in: &home)
    home.press(Key("ㅂ"))
    #expect(home.openPage != nil && home.text().contains("esc 한 번 더: 버리기"))
    home.press(Key("q"))
    #expect(home.openPage == nil && !home.isClosed)
  }

  /// Those that change the look of everything, and the lock.
  @Test func leaveTheProgramItsKeysWhereNothingIsTyped() async throws {
    var home = try await home()
    try open(SamplePage(place: .weather), in: &home)
    home.press(Key("n"), Key("ㄱ"))
    #expect(
      home.context.presentation.preferences.night == .on && events(home) == [.command(.reload)])
    home.press(Key("Q"))
    #expect(home.isLocked && !home.text().contains("Sample page"))
    home.press(Key("u"))
    #expect(!home.isLocked && home.text().contains("Sample page"))
  }
}
