import System
import Foundation
import Testing
import Supplies

@testable import Desk

/// Checks the greatest sizes of words and variables.
struct InputSizeTests {
  private func check(_ arguments: [String], _ environment: [String: String] = [:]) throws {
    try Invocation.checkSizes(of: arguments, in: environment, readBy: .weather)
  }

  private func letters(_ count: Int) -> String { String(repeating: "a", count: count) }

  private func complaint(_ body: () throws -> Void) -> String? {
    let error = #expect(throws: UsageError.self) { try body() }
    return error?.description
  }

  @Test func wordsMayBeSoLong() throws {
    let most = Bound.argument.greatest
    try check(["todo", "add", letters(most)])
    let sentence = complaint { try check(["todo", "add", letters(most + 1)]) }
    #expect(
      sentence
        == "'\(letters(60))...' has 65,537 bytes; at most 65,536 are allowed.")
    let words = Array(repeating: letters(most - 1), count: 16)
    try check(words)
    #expect(
      complaint { try check(words + [""]) }
        == "The command line has 1,048,577 bytes; at most 1,048,576 are allowed.")
  }

  @Test(arguments: [
    "TZ", "TERM", "LANG", "LC_ALL", "LC_TIME", "HOME", "XDG_DATA_HOME", "WIDGETTY_UNITS",
    "WIDGETTY_WEATHER", "WIDGETTY_WEATHER_ORIGIN", "TERMINFO_DIRS", "COLORTERM",
  ])
  func variablesMayBeSoLong(name: String) throws {
    let most = Bound.variable.greatest
    try check([], [name: letters(most), "LS_COLORS": letters(2 * most)])
    #expect(
      complaint { try check([], [name: letters(most + 1)]) }
        == "'\(name)' has 4,097 bytes; at most 4,096 are allowed.")
  }

  @Test func theManualListsAllSizes() {
    let manual = ManualPage(supply: .weather, strings: .testing).description
    for bound in Bound.all {
      #expect(manual.contains(bound.size.replacing("-", with: "\\-")), "\(bound.input)")
    }
  }
}
