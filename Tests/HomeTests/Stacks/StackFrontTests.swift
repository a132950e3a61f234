import Boards
import Cells
import FoundationEssentials
import HomeTesting
import Pages
import Testing
import Timelines

@testable import Home

/// Checks the editor of a stack.
struct StackFrontTests {
  private static let three = Sample.instances([
    ("weather", .systemSmall), ("days", .systemSmall), ("coffee", .systemSmall),
  ])

  /// All widgets in one stack, whose editor is open.
  private func home(_ width: Int = 120, _ height: Int = 40) async throws -> SeenHome {
    var home = try await SeenHome.test(width, height, showing: Self.three)
    for _ in 1...2 { home.press(Key("e"), Key(.enter), Key("b"), Key(.escape)) }
    home.press(Key("E"))
    return home
  }

  private func stack(_ home: SeenHome) -> BoardOrder.Slot? {
    home.home.context.board.board.placed.order.slots.first
  }

  private func numbers(_ home: SeenHome) -> [Int] { stack(home)?.widgets.map(\.number) ?? [] }

  @Test func listsTheWidgetsInOrder() async throws {
    var home = try await home()
    let text = home.text()
    #expect(numbers(home).count == 3 && text.contains("스택 편집"))
    #expect(["날씨", "D-Day", "카페인", "스마트 회전"].allSatisfy(text.contains))
  }

  @Test func leadsBackToWhereItWasOpenedFrom() async throws {
    var home = try await home()
    #expect(home.text().contains("‹ 홈 ") && home.text().contains("esc 홈"))
    home.press(Key(.escape), Key("e"), Key("E"))
    #expect(home.text().contains("‹ 홈 화면 편집") && home.text().contains("esc 뒤로"))
  }

  @Test func movesAndRemovesThem() async throws {
    var home = try await home()
    let before = numbers(home)
    home.press(Key(.home), Key(.down, .shift))
    #expect(numbers(home) == [before[1], before[0], before[2]])
    home.press(Key("x"))
    #expect(numbers(home) == [before[1], before[2]])
    home.press(Key("z"), Key("z"))
    #expect(numbers(home) == before && home.text().contains("스택 편집"))
  }

  @Test func closesWithoutAStack() async throws {
    var home = try await home()
    home.press(Key(.home), Key("x"), Key("x"))
    #expect(numbers(home).count == 1 && !home.text().contains("스택 편집"))
  }

  @Test func turnsSmartRotateOffAndOn() async throws {
    var home = try await home()
    #expect(stack(home)?.rotates == true)
    home.press(Key(.end), Key(.up), Key(.enter))
    #expect(stack(home)?.rotates == false)
    home.press(Key(" "))
    #expect(stack(home)?.rotates == true)
    home.press(Key(" "), Key("z"))
    #expect(stack(home)?.rotates == true)
  }

  @Test func turnsSuggestionsOnAndOff() async throws {
    var home = try await home()
    #expect(stack(home)?.suggests == false)
    home.press(Key(.end), Key(.enter))
    #expect(stack(home)?.suggests == true && stack(home)?.rotates == true)
    home.press(Key(" "))
    #expect(stack(home)?.suggests == false)
  }

  @Test func isUsedByMouseAlone() async throws {
    var home = try await home()
    let before = numbers(home)
    func click(_ text: String) throws {
      let place = try #require(home.canvas(at: .test).place(of: text))
      home.click(at: place)
    }
    try click("켬")
    #expect(stack(home)?.rotates == false)
    try click(before[0] == 0 ? "날씨" : before[0] == 1 ? "D-Day" : "카페인")
    try click(" ↓ ")
    #expect(numbers(home) == [before[1], before[0], before[2]])
    try click(" −")
    #expect(numbers(home) == [before[1], before[2]])
  }
}
