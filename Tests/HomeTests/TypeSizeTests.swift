import Cells
import FoundationEssentials
import Home
import HomeTesting
import Pages
import Testing
import Timelines
import Views

struct TypeSizeTests {
  private static let large = WidgetKind(
    id: "large", name: "큰 글자", families: WidgetFamily.allCases,
    placeholder: { Face(archiving: Title(), in: $1) },
    timeline: { _, context in
      AnyTimeline(Timeline(entries: [Sample.Entry(date: context.date, number: "")], policy: .never))
      {
        Face(archiving: Title(), in: $1)
      }
    })

  private struct Title: View {
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View { Text(verbatim: "\(typeSize)") }
  }

  private func home() async throws -> SeenHome {
    try await SeenHome.test(
      80, 24, showing: Sample.instances([("large", .systemMedium)]), kinds: [Self.large])
  }

  private func said(by home: SeenHome) -> [String] { home.readings(at: .test).flatMap(\.lines) }

  @Test func isSteppedByKeysFromEndToEnd() async throws {
    var home = try await home()
    var sizes = said(by: home)
    for _ in 0..<8 {
      home.press(Key("+"))
      sizes += said(by: home)
    }
    #expect(
      sizes == [
        "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility3",
        "accessibility5", "accessibility5", "accessibility5",
      ])
    for _ in 0..<12 { home.press(Key("-")) }
    #expect(said(by: home) == ["xSmall"])
    home.press(Key("="))
    #expect(said(by: home) == ["small"])
  }

  @Test func showsTheSameEntryAtOnce() async throws {
    var home = try await home()
    #expect(home.text().contains("large"))
    home.press(Key("+"))
    #expect(home.text().contains("xLarge"))
  }

  @Test func asksEveryWidgetAgain() async throws {
    var home = try await SeenHome.test(80, 24)
    for _ in 0..<3 {
      home.press(Key("-"))
      #expect(await home.settle(at: .test).count == Sample.board.count)
    }
    home.press(Key("-"))
    #expect(home.advance(to: .test).isEmpty)
    home.press(Key("+"))
    let asked = await home.settle(at: .test)
    #expect(asked.count == Sample.board.count)
  }

  /// Changes more often than there are tokens, at a single date.
  @Test func asksAtOnceHoweverOftenItChanges() async throws {
    var home = try await SeenHome.test(80, 24)
    for key in ["+", "+", "+", "+", "+", "+", "-", "-"] as [Character] {
      home.press(Key(key))
      #expect(await home.settle(at: .test).count == Sample.board.count)
    }
  }

  @Test func isKeptAndTold() async throws {
    var home = try await SeenHome.test(80, 24)
    #expect(!home.text().contains("글자"))
    let effects = home.handle(.input(.key(Key("+"))), at: .test)
    guard case .keep(let kept)? = effects.first, effects.count == 1 else {
      Issue.record("nothing is kept")
      return
    }
    #expect(kept.word(for: .typeSize) == "xLarge")
    #expect(home.canvas(at: .test).text(ofRow: 0).contains("◐ 텍스트 XL"))
    home.press(Key("-"))
    #expect(!home.text().contains("글자"))
    home.press(Key("?"))
    let line = home.text().split(separator: "\n").first { $0.contains("+ -") }
    #expect(line?.contains("텍스트 크기") == true && line?.contains("  L") == true)
  }
}
