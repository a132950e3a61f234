import Foundation
import Testing

@testable import Commands
@testable import Desk

/// Runs command lines about D-Days in Seoul.
struct DDayRunner {
  private let runner: CommandRunner
  var folder: URL { runner.folder }

  static let commands: [Command] = [.dday, .inline]

  init() throws {
    runner = try CommandRunner(Self.commands, environment: ["TZ": "Asia/Seoul"])
  }

  /// The output of a command line.
  @discardableResult
  func run(_ words: [String], locale: String = "en") throws -> String {
    try runner.run(words, locale: locale)
  }

  @discardableResult
  func dday(_ words: String..., locale: String = "en") throws -> String {
    try run(["dday"] + words, locale: locale)
  }

  func answer(to words: [String]) throws -> (text: String, status: Int32) {
    try runner.answer(to: words)
  }

  func records(_ words: String...) throws -> [[String: Any]] {
    let text = try run(["dday"] + words + ["--json"])
    return try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
  }
}
