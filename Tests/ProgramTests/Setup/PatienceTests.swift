import Commands
import Store
import Testing

@testable import Desk

/// Checks how long each part of the program waits for others that use the store.
struct PatienceTests {
  private func store(_ words: String...) throws -> Store {
    let commands = [Command.inline, .dday]
    let offer = Offer(kinds: [], firstBoards: { _ in [:] }, commands: commands)
    let context = try CommandContext(
      Invocation(arguments: words, commands: commands), offer,
      environment: ["HOME": "/nowhere", "TZ": "UTC"], clocks: Clocks())
    return try context.store
  }

  @Test func aCommandWaitsForSomeSecondsInAll() throws {
    let store = try store("dday", "list")
    let patience = store.patience
    #expect(patience.left == .seconds(5) && patience === store.patience)
  }

  @Test(arguments: [["inline", "dday"], ["inline", "weather"]])
  func aLineForAStatusBarIsPrintedAtOnce(words: [String]) throws {
    #expect(try store(words[0], words[1]).patience.left == .milliseconds(100))
  }

  @Test(arguments: ["render", "read"]) func whatPrintsAScreenDoesSoAtOnce(word: String) throws {
    #expect(try store(word).patience.left == .milliseconds(100))
  }

  @Test func aDashboardWaitsForSomeSecondsEachTime() throws {
    let store = try store()
    #expect(store.patience.left == .seconds(5) && store.patience !== store.patience)
  }
}
