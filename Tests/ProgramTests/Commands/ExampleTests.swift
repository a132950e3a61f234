import Boards
import Foundation
import Gallery
import System
import Store
import Testing
import Timelines
import Supplies

@testable import Commands
@testable import Desk

/// Checks that every example in the help works as typed.
struct ExampleTests {
  private static let commands: [Command] = [.reload, .open, .widget, .todo, .caffeine, .dday]
  private let folder = FileManager.default.temporaryDirectory.appending(path: "try-\(UUID())").path
  private var offer: Offer {
    Offer(kinds: WidgetKind.all(in: GalleryBundle()).kinds, supply: .weather) { _ in
      [.home: "weather small\ndday small title=\"Our day\" date=2026-12-25\n"]
    }
  }

  private func run(_ line: String) throws -> Int32 {
    let scanned = BoardLine.lines(of: line.replacing("~", with: folder)).lines.flatMap(\.words)
    let words = scanned.dropFirst() + ["--data", folder]
    let invocation = try Invocation(arguments: Array(words), commands: Self.commands)
    let command = Self.commands.first { $0.name == invocation.call?.command }
    let action = command?.action(named: invocation.call?.action)
    let sink = try #require(FileHandle(forWritingAtPath: "/dev/null"))
    let context = try CommandContext(
      invocation, offer, environment: ["TZ": "UTC"], clocks: Clocks(),
      output: Output(descriptor: sink.fileDescriptor))
    return try #require(action).run(try #require(invocation.call).arguments, context).rawValue
  }

  @Test(arguments: commands.filter { $0.name != "dday" }.flatMap(\.actions).flatMap(\.examples))
  func isDone(_ example: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for title in ["Milk", "Bread", "Salt"] { _ = try run("widgetty todo add \(title) --list Home") }
    _ = try run("widgetty caffeine log espresso")
    for title in ["\"Our day\"", "Christmas", "Chuseok"] {
      _ = try run("widgetty dday add \(title) 12-25")
    }
    let store = Store(in: folder + "/data")
    try store.makeFolder()
    let listening = store.listen()
    let isHeard = store.isHeard
    #expect(isHeard)
    #expect(try run(example) == 0)
    withExtendedLifetime(listening) {}
  }
}
