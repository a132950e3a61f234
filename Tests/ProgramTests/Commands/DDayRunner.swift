import Foundation
import Testing

@testable import Commands
@testable import Desk

/// Runs command lines about D-Days in a folder of their own, on a morning in Seoul.
final class DDayRunner {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "dday-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  static let commands: [Command] = [.dday, .inline]

  /// What a command line prints.
  @discardableResult
  func run(_ words: [String], locale: String = "en") throws -> String {
    let invocation = try Invocation(
      arguments: [
        "--at", "2026-11-21T09:41:00", "--locale", locale, "--data", folder.path(),
      ] + words, commands: Self.commands)
    let output = folder.appending(path: "output")
    try Data().write(to: output)
    let file = try FileHandle(forWritingTo: output)
    let context = try CommandContext(
      invocation, Offer(kinds: [], firstBoard: { _ in "" }),
      environment: ["TZ": "Asia/Seoul", "LANG": "en_US.UTF-8"], clocks: Clocks(),
      output: Descriptor(number: file.fileDescriptor))
    let call = try #require(invocation.call)
    let command = try #require(Self.commands.first { $0.name == call.command })
    _ = try #require(command.action(named: call.action)).run(call.arguments, context)
    try file.close()
    return try String(contentsOf: output, encoding: .utf8)
  }

  @discardableResult
  func dday(_ words: String..., locale: String = "en") throws -> String {
    try run(["dday"] + words, locale: locale)
  }

  func records(_ words: String...) throws -> [[String: Any]] {
    let text = try run(["dday"] + words + ["--json"])
    return try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
  }
}
