import Foundation
import Glibc
import Kit
import Store
import Testing

/// Stops a command behind its system calls in turn: others go on or are told that the store is in
/// use, and nothing is lost that was said to be saved.
@Suite(.timeLimit(.minutes(30)))
struct StoppedWriterTests {
  /// `make deep ONLY=faults` tries all calls, and continues as well as kills the command behind each.
  private static let triesAll = ProcessInfo.processInfo.environment["FAULTS"] == "all"
  private static let samples = 20

  @Test(arguments: [true, false]) func losesNothingAndHoldsUpNobody(isNew: Bool) throws {
    let count = try StartedProgram.countCalls(of: House(isNew: isNew).victim)
    let step = Self.triesAll ? 1 : max(1, count / Self.samples)
    for call in stride(from: 1, through: count, by: step) {
      let endings = Self.triesAll ? [SIGKILL, SIGCONT] : [call / step % 2 == 0 ? SIGKILL : SIGCONT]
      for ending in endings {
        try expectNoLoss(stoppedBehind: call, thenSent: ending, in: House(isNew: isNew))
      }
    }
  }

  private func expectNoLoss(
    stoppedBehind call: Int, thenSent signal: Int32, in house: House
  ) throws {
    let comment = Comment("stopped behind call \(call), then sent \(signal)")
    guard let victim = try StartedProgram(house.victim, stoppedBehind: call) else { return }
    let isLogged = try house.log("milk", comment)
    try house.expectLine(comment)
    victim.signal(signal)
    let ending = try victim.waitForEnd()
    let isTold = try victim.text().contains("Victim")
    #expect(signal == SIGKILL || ending == .exit(0) && isTold, comment)
    let store = Store(in: house.data, patience: .seconds(60))
    let (drinks, ddays) = try store.read { (try $0.drinks(), try $0.ddays()) }
    #expect(store.setAside.isEmpty, comment)
    #expect(
      drinks.map(\.name) == (house.isNew ? [] : ["tea"]) + (isLogged ? ["milk"] : []), comment)
    #expect(!isTold || ddays.count == 1, comment)
  }
}

/// A folder in which a command adds a D-Day.
private final class House {
  let isNew: Bool
  private let folder: TestFolder

  init(isNew: Bool) throws {
    self.isNew = isNew
    folder = try TestFolder()
    try FileManager.default.createDirectory(atPath: data, withIntermediateDirectories: true)
    if !isNew {
      try Store(in: data).change { try $0.log("tea", milligrams: 40, at: .distantPast) }
    }
  }

  var data: String { folder.file("data") }

  var victim: [String] {
    get throws { try command("dday", "add", "Victim", "2027-01-01") }
  }

  private func command(_ words: String...) throws -> [String] {
    [try Release.path(), "--data", folder.path, "--locale", "en"] + words
  }

  /// Logs a drink; false if the store is in use.
  func log(_ name: String, _ comment: Comment) throws -> Bool {
    do {
      let store = Store(in: data, patience: .milliseconds(50))
      try store.change { try $0.log(name, milligrams: 1, at: .distantPast) }
      return true
    } catch let error as StoreError {
      #expect(error.cause == .busy, comment)
      return false
    }
  }

  /// Expects a line for a status bar, or to be told that the store is in use.
  func expectLine(_ comment: Comment) throws {
    let line = try StartedProgram(try command("inline", "dday"))
    let ending = try line.waitForEnd()
    let isBusy = try line.text().hasSuffix(": another process is using it; try again.\n")
    #expect(ending == (isBusy ? .exit(1) : .exit(0)), comment)
  }
}
