import Supplies
import Foundation
import Gallery
import System
import Testing
import Timelines

@testable import Commands
@testable import Desk

/// Runs command lines in a separate folder, on a morning in November.
final class CommandRunner {
  let folder: URL
  private let commands: [Command]
  private let kinds: [WidgetKind]
  private let environment: [String: String]

  static let morning = "2026-11-21T09:41:00"

  init(_ commands: [Command], kinds: [WidgetKind] = [], environment: [String: String] = [:]) throws
  {
    (self.commands, self.kinds) = (commands, kinds)
    self.environment = environment.merging(["TZ": "UTC", "LANG": "en_US.UTF-8"]) { own, _ in own }
    folder = FileManager.default.temporaryDirectory.appending(path: "command-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// The output of a command line.
  @discardableResult
  func run(
    _ words: [String], locale: String = "en", at date: String = morning
  ) throws -> String {
    try answer(to: words, locale: locale, at: date).text
  }

  /// The output and exit status of a command line.
  func answer(
    to words: [String], locale: String = "en", at date: String = morning
  ) throws -> (text: String, status: Int32) {
    let invocation = try Invocation(
      arguments: [
        "--at", date, "--locale", locale, "--data", folder.path(),
      ] + words, commands: commands, flags: Flags(of: .weather + .calendars))
    let output = folder.appending(path: "output")
    try Data().write(to: output)
    let file = try FileHandle(forWritingTo: output)
    let context = try CommandContext(
      invocation,
      Offer(
        kinds: kinds, supply: .weather + .calendars + .pictures, firstBoards: { _ in [:] },
        beginning: GalleryBundle.introduce),
      environment: environment,
      clocks: Clocks(), output: Output(descriptor: file.fileDescriptor))
    let call = try #require(invocation.call)
    let command = try #require(commands.first { $0.name == call.command })
    let action = try #require(command.action(named: call.action))
    let status = try action.run(call.arguments, context)
    try file.close()
    return (try String(contentsOf: output, encoding: .utf8), status.rawValue)
  }
}
