import Almanac
import Boards
import Foundation
import Testing
import Timelines

@testable import Desk

struct CompletionTests {
  private let context: CommandContext

  init() throws {
    let offer = Offer(
      kinds: BoardTests.kinds,
      firstBoards: { _ in [.home: "dday small\ndday inline\n"] }, commands: [.testing])
    context = try CommandContext(
      Invocation(arguments: ["--data", "/nonexistent", "--locale", "en"]), offer,
      environment: ["TZ": "UTC"], clocks: Clocks())
  }

  private func words(_ line: String) throws -> [String]? {
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let completion = Completion(
      words, commands: context.offer.allCommands, flags: context.offer.flags)
    return try completion.suggestions(in: context)?.map(\.word)
  }

  private static let lines: [(String, [String])] = [
    ("re", ["render", "read", "reload"]), ("wi", ["widget"]), ("help wi", ["widget"]),
    ("test ", ["keep", "drop", "plain"]), ("test k", ["keep"]),
    (
      "test keep milk --d",
      [
        "--due", "--data", "--differentiate-without-color", "--device",
      ]
    ),
    ("--locale ", ["ko", "en"]), ("--locale k", ["ko"]), ("--appearance l", ["light"]),
    ("--night au", ["auto"]), ("--data x test d", ["drop"]), ("read ", ["1", "2"]),
    ("render ", []), ("open ", ["1", "2"]), ("widget set 1 t", ["title="]),
    ("widget add dday in", ["inline"]), ("--place st", ["standby"]), ("--at ", []),
    ("nothing ", []), ("render --f", ["--from", "--format"]), ("timeline --js", ["--json"]),
    ("completion ", ["bash", "zsh", "fish", "words"]),
  ]

  @Test(arguments: lines) func offersWhatMayFollow(_ line: String, _ words: [String]) throws {
    #expect(try self.words(line) == words)
  }

  @Test func leavesFilesToTheShell() throws {
    #expect(try words("--data ") == nil)
  }

  @Test func saysWhatTheWordsMean() throws {
    let completion = Completion(
      ["rend"], commands: context.offer.allCommands, flags: context.offer.flags)
    #expect(
      try completion.suggestions(in: context) == [
        Suggestion("render", "Print one screen and exit")
      ])
  }

  @Test func readsTheFlagsOfTheLineThatIsTyped() throws {
    let meant = try context.meant(by: ["--data", "/elsewhere", "--locale=ko", "dday"])
    #expect(meant.directories?.data == "/elsewhere/data" && meant.language == .korean)
    #expect(try context.meant(by: ["dday"]).directories?.data == "/nonexistent/data")
  }
}
