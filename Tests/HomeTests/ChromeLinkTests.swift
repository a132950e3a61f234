import Cells
import FoundationEssentials
import HomeTesting
import Pages
import Testing
import Timelines

@testable import Home

/// Checks that what stands around the tiles can be clicked.
struct ChromeLinkTests {
  private func click(_ text: String, on home: inout SeenHome) throws -> [Effect] {
    let place = try #require(home.canvas(at: .test).place(of: text))
    return home.handle(.input(.mouse(Mouse(.press(.left), at: place))), at: .test)
  }

  private static let many = Sample.instances(
    Array(repeating: ("weather", WidgetFamily.systemLarge), count: 4))

  @Test(arguments: [nil, "e"] as [Character?]) func aDotLeadsToItsPage(key: Character?) async throws
  {
    var home = try await SeenHome.test(40, 30)
    if let key { home.press(Key(key)) }
    let count = home.plan.board.pageCount
    try #require(count > 2)
    let row = try #require(home.plan.dots)
    for page in [count - 1, 0, 1] {
      let canvas = home.canvas(at: .test)
      let dots = row.columns.filter { x in
        ["●", "○"].contains { canvas.text(ofRow: row.origin.y, from: x).hasPrefix($0) }
      }
      try #require(dots.count == count)
      let press = Mouse(.press(.left), at: Point(x: dots[page], y: row.origin.y))
      _ = home.handle(.input(.mouse(press)), at: .test)
      #expect(home.home.context.board.page == page)
    }
  }

  @Test func theNumberOfAPageLeadsToTheNext() async throws {
    var home = try await SeenHome.test(30, 10)
    let count = home.plan.board.pageCount
    for page in 1...count {
      _ = try click("\(page)/\(count)", on: &home)
      #expect(home.home.context.board.page == page % count)
    }
  }

  @Test func theWordOfALookLeadsToTheNext() async throws {
    var home = try await SeenHome.test(80, 24, showing: Self.many)
    home.press(Key("m"))
    let before = home.home.context.presentation.preferences.mode
    let effects = try click("틴트", on: &home)
    #expect(home.home.context.presentation.preferences.mode != before)
    #expect(effects.contains { if case .keep = $0 { true } else { false } })
  }
}
