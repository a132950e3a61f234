import System
import Kit

/// A program's run with an input of some size, whose instructions are counted.
struct Trial: Sendable {
  typealias Preparing = @Sendable (_ size: Int, _ folder: TestFolder) throws -> Command

  let name: String
  let bound: Bound
  /// Only this part of the greatest size is tried, where the cost of a byte is always the same.
  let share: Int
  /// Prepares the input and the command that reads it.
  private let prepare: Preparing

  init(_ name: String, _ bound: Bound, share: Int = 1, prepare: @escaping Preparing) {
    (self.name, self.bound, self.share, self.prepare) = (name, bound, share, prepare)
  }

  static let all = commandLines + files + lists + occasions + network + system

  /// What the greatest size costs more than a small one.
  func cost(by count: InstructionCount) throws -> Double {
    let small = min(Self.smallSize, bound.greatest)
    let costs = try [small, bound.greatest / share].map { size in
      let folder = try TestFolder()
      return try count.cost(of: prepare(size, folder))
    }
    return max(0, costs[1] - costs[0]) * Double(share)
  }

  private static let smallSize = 30
}

extension Trial {
  /// The built program with a folder of its own.
  static func widgetty(
    _ words: [String], in folder: TestFolder, environment: [String: String] = [:]
  ) throws -> Command {
    let flags = ["--data", folder.path, "--at", "2026-11-21T09:41:00+09:00", "--locale", "en"]
    return Command(
      try Stage.programPath(), words + flags,
      environment: ["TZ": "Asia/Seoul"].merging(environment) { $1 })
  }

  /// `unit` again and again, without the rest of the last one if it isn't whole.
  static func text(of unit: String, size: Int) -> String {
    String(repeating: unit, count: max(1, size / unit.utf8.count))
  }

  /// As many characters as a bound allows, with as many marks.
  static func marked(_ characters: Int) -> String {
    String(repeating: "e" + String(repeating: "\u{301}", count: 7), count: characters)
  }
}
