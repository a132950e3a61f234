import Cells
import HomeTesting
import Pages
import Testing
import Timelines

@testable import Home

/// Checks that keys of one's own hold wherever keys are told and pressed.
struct BoundKeysTests {
  private func home(_ keys: [String: [Key]], _ width: Int = 120) async throws -> SeenHome {
    var home = try await SeenHome.test(width, 40)
    _ = home.handle(.keysChanged(try KeyTable(rebinding: keys)), at: .test)
    return home
  }

  @Test func workAtOnceAndReplaceTheUsualOnes() async throws {
    var home = try await home(["lock": [Key(.function(9))]])
    home.press(Key("Q"))
    #expect(!home.home.isLocked)
    home.press(Key(.function(9)))
    #expect(home.home.isLocked)
  }

  @Test func areWhatHelpAndTheKeyRowShow() async throws {
    var home = try await home(["reload": [Key(.function(5)), Key("r")]])
    #expect(home.text().contains("F5 새로 고침"), "\(home.text())")
    home.press(Key("?"))
    #expect(home.text().contains("F5 r"))
  }

  @Test func nameTheKeyThatLeaves() async throws {
    var home = try await home(["leave": [Key(.function(2))]])
    home.press(Key("?"))
    #expect(home.text().contains("F2 닫기"), "\(home.text())")
    home.press(Key(.function(2)))
    #expect(home.panel == nil)
    home.press(Key("e"))
    #expect(home.text().contains("F2"))
    home.press(Key(.escape))
    #expect(home.fronts.last is EditFront)
    home.press(Key(.function(2)))
    #expect(!(home.fronts.last is EditFront))
  }

  @Test func areWhatTextsName() async throws {
    var home = try await home(["undo": [Key(.function(8))]])
    home.press(Key("e"), Key("x"))
    #expect(home.text().contains("제거했어요 · F8 키로 실행 취소"), "\(home.text())")
    _ = home.handle(.keysChanged(try KeyTable(rebinding: ["undo": []])), at: .test)
    #expect(home.text().contains("제거했어요") && !home.text().contains("제거했어요 ·"))
    _ = home.handle(.keysChanged(.usual), at: .test)
    #expect(home.text().contains("제거했어요 · z 키로 실행 취소"))
  }

  /// The usual text of help names keys that work as well.
  @Test func areTheOnlyOnesOfTheirRowInHelp() async throws {
    var home = try await home([:])
    home.press(Key("?"))
    #expect(home.text().contains("페이지 넘기기, [ ]"))
    home.press(Key(.escape))
    _ = home.handle(.keysChanged(try KeyTable(rebinding: ["next-page": [Key("j")]])), at: .test)
    home.press(Key("?"))
    #expect(home.text().contains("페이지 넘기기") && !home.text().contains("페이지 넘기기, [ ]"))
  }

  /// A click on a word in the header does what its key would do.
  @Test func leaveACommandWithoutAKeyToThePointer() async throws {
    var home = try await home(["mode": []])
    home.press(Key("m"))
    #expect(home.home.context.presentation.preferences.mode == .fullColor)
    #expect(KeyLink(to: .turn(.mode)).command(in: home.home.context.keys(at: .home)) != nil)
  }
}
