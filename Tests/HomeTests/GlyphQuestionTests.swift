import System
import Cells
import HomeTesting
import Pages
import Kit
import Layout
import Testing
import Views

@testable import Home

struct GlyphQuestionTests {
  private func asked(_ width: Int = 80, _ height: Int = 24) async throws -> SeenHome {
    var presentation = try Presentation.test()
    presentation.surroundings.symbols = try SymbolIndex(of: Asset.figures.text)
    var home = try await SeenHome.test(width, height, presentation: presentation)
    _ = home.handle(.glyphsUnknown, at: .test)
    return home
  }

  private func press(_ keys: [Key], _ home: inout SeenHome) -> [String] {
    keys.flatMap { home.handle(.input(.key($0)), at: .test) }.map { effect in
      guard case .keep(let preferences) = effect else { return "\(effect)" }
      return preferences.word(for: .glyphs)
    }
  }

  private let question = "동그랗고 빈틈없는 해를 골라 주세요"

  @Test(arguments: [(80, 24), (44, 12)])
  func looksAsRecorded(width: Int, height: Int) async throws {
    var home = try await asked(width, height)
    try expectGolden(home.canvas(at: .test), named: "glyphs-\(width)x\(height)")
  }

  @Test(arguments: [
    ([Key(.enter)], "sextant"), ([Key(.right), Key(.enter)], "quadrant"),
    ([Key(.tab), Key(.tab), Key(.enter)], "sextant"), ([Key(.left), Key(.enter)], "quadrant"),
    ([Key(" ")], "half"),
  ])
  func keepsTheAnswer(keys: [Key], tier: String) async throws {
    var home = try await asked()
    #expect(home.text().contains(question))
    #expect(press(keys, &home) == [tier])
    #expect(!home.text().contains(question))
    _ = home.handle(.glyphsUnknown, at: .test)
    #expect(!home.text().contains(question))
  }

  @Test func keepsNothingWithoutAnAnswer() async throws {
    var home = try await asked()
    #expect(press([Key(.escape)], &home) == [])
    #expect(!home.text().contains(question) && !home.home.isClosed)
  }

  @Test(arguments: ["e", "ㄷ"])
  func leavesOtherKeysToTheBoard(key: Character) async throws {
    var home = try await asked()
    _ = press([Key(key)], &home)
    #expect(home.text().contains("편집") && !home.text().contains(question))
    #expect(home.home.fronts.last is EditFront)
  }

  @Test(arguments: ["q", "ㅂ"])
  func quittingEndsTheProgram(key: Character) async throws {
    var home = try await asked()
    #expect(press([Key(key)], &home) == [] && home.home.isClosed)
  }

  @Test func aClickOnASunChoosesIt() async throws {
    var home = try await asked()
    #expect(home.click(at: Point(x: 1, y: 10)).isEmpty && home.text().contains(question))
    #expect(home.click(at: Point(x: 50, y: 10)).count == 1)
    #expect(!home.text().contains(question))
  }

  @Test func isTakenBackWhenTheTerminalSaysWhatItIs() async throws {
    var home = try await asked()
    _ = home.handle(.glyphsChanged(.sextant), at: .test)
    #expect(!home.text().contains(question))
  }

  @Test func isNotAskedWhereTheSunsWouldBeTooSmall() async throws {
    for (width, height) in [(43, 24), (80, 11)] {
      var home = try await asked(width, height)
      #expect(!home.text().contains(question))
    }
  }
}
