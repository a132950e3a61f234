import Foundation
import Testing

/// Checks the widgets as plain text, without a terminal.
struct ReadTests {
  private let board: BoardFolder

  init() throws {
    board = try BoardFolder()
  }

  private func printout(_ arguments: [String]) throws -> Printout {
    try Printout(["read", "--at", Release.morning] + board.flags + arguments)
  }

  @Test func readsTheWholeHome() throws {
    let korean = try printout(["--locale", "ko"])
    #expect(
      korean.text == """
        1. 날씨 (weather)
        서울 가상 날씨, 맑음, 3도, 최고 11도, 최저 -1도

        2. D-Day (dday)
        성탄절, D-34, 2026. 12. 25. (금)

        """)
    let english = try printout(["--locale", "en"])
    #expect(
      english.text == """
        1. Weather (weather)
        Simulated weather in Seoul: Clear, 3 degrees, high 11, low -1

        2. D-Day (dday)
        Christmas Day, D-34, Fri, 12/25/2026

        """)
    for printout in [korean, english] { #expect(printout.status == 0 && printout.complaint == "") }
  }

  @Test(arguments: ["xLarge", "AX1", "AX5"])
  func saysTheSameInEverySizeOfType(size: String) throws {
    #expect(try printout(["--type-size", size]).text == printout([]).text)
  }

  @Test func readsOneWidget() throws {
    let one = try printout(["2", "--locale", "en"])
    #expect(one.lines == ["2. D-Day (dday)", offered])
    let none = try printout(["7"])
    #expect(none.status == 2 && none.text.isEmpty)
    #expect(none.complaint == "widgetty: There is no widget '7'; there are 1 and 2.\n")
  }

  @Test func printsJSON() throws {
    let document = try JSONDecoder().decode(
      Document.self, from: Data(try printout(["--json", "--locale", "en"]).text.utf8))
    #expect(document.widgets.map(\.id) == [1, 2])
    #expect(document.widgets.map(\.name) == ["Weather", "D-Day"])
    #expect(
      document.widgets[1].text.flatMap { $0.split(separator: "\n").map(String.init) } == [offered])
  }

  private let offered = "Christmas Day, D-34, Fri, 12/25/2026"

  private struct Document: Decodable {
    let widgets: [Widget]
  }

  private struct Widget: Decodable {
    let id: Int
    let kind, family, name: String
    let text: [String]
  }
}
