import Cells
import Foundation
import Home
import Kit
import Testing

@testable import Desk

/// A dashboard begins with the tiles that the last one has left, and ends with its own.
struct KeptScreenReleaseTests {
  private let folder: TestFolder
  private var path: String { folder.file("cache/screen") }

  init() throws {
    folder = try TestFolder()
    try folder.write(Data("date,steps\n2026-11-21,7351\n".utf8), as: "steps.csv")
    try run(["dday", "add", "Zanzibar", "2026-11-23"])
    try run(["todo", "add", "Quagmire", "--list", "Home"])
  }

  private func run(_ words: [String]) throws {
    #expect(try Printout(words + ["--data", folder.path]).status == 0)
  }

  private func dashboard(_ more: [String] = []) throws -> PseudoTerminal {
    try Release.dashboard(
      ["--data", folder.path, "--locale", "en", "--place", "home"] + more,
      size: Size(width: 120, height: 40), profile: .mute)
  }

  /// Its settled picture, and all that it has sent.
  @discardableResult
  private func live(_ more: [String] = []) throws -> (canvas: Canvas, output: [UInt8]) {
    let terminal = try dashboard(more)
    try terminal.waitForQuestions()
    try terminal.waitForSleep()
    let result = (terminal.canvas, terminal.output)
    try terminal.type("q")
    #expect(try terminal.waitForEnd() == .exit(0))
    return result
  }

  private var kept: KeptScreen? {
    get throws { KeptScreen(bytes: [UInt8](try folder.bytes(of: "cache/screen"))) }
  }

  /// Writes a word on all kept tiles, which then hold for ever, so that no hour that begins meanwhile
  /// matters.
  private func mark(_ word: String) throws {
    let screen = try #require(try kept)
    let parts = screen.parts.map { part in
      var canvas = part.tile.canvas
      canvas.write(word, .plain, at: Point(x: 3, y: 1))
      let tile = KeptTile(
        of: part.tile.widget, key: part.tile.key, canvas: canvas, hasRoom: part.tile.hasRoom,
        since: part.tile.since, until: .distantFuture)
      return KeptScreen.Part(tile: tile, files: part.files)
    }
    let marked = KeptScreen(conditions: screen.conditions, parts: parts)
    try folder.write(Data(marked.bytes), as: "cache/screen")
  }

  @Test func beginsWithWhatTheLastOneLeft() throws {
    let first = try live()
    #expect(try kept?.parts.isEmpty == false)
    let rights = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    #expect(rights as? Int == 0o600)
    try mark("KEPT")
    let second = try live()
    #expect(second.output.readable.contains("KEPT"))
    #expect(!second.canvas.description.contains("KEPT"))
    #expect(second.canvas.size == first.canvas.size)
  }

  @Test func beginsAnewWhereSomethingHasChanged() throws {
    try live()
    try mark("KEPT")
    #expect(!(try live(["--mode", "vibrant"]).output.readable.contains("KEPT")))
    try live()
    try mark("KEPT")
    try run(["dday", "add", "Another", "2026-12-23"])
    #expect(!(try live().output.readable.contains("KEPT")))
    try folder.write(Data([1, 2, 3]), as: "cache/screen")
    #expect(try live().canvas.description.contains("Seoul"))
  }

  @Test func isNeitherSeenNorChangedOnALockedScreen() throws {
    try live()
    try mark("KEPT")
    let before = try folder.bytes(of: "cache/screen")
    let locked = try dashboard(["--place", "lock"])
    try locked.waitForQuestions()
    try locked.waitForSleep()
    #expect(!locked.output.readable.contains("KEPT"))
    try locked.type("q")
    #expect(try locked.waitForEnd() == .exit(0))
    #expect(try folder.bytes(of: "cache/screen") == before)
  }

  @Test(arguments: [["--at", Release.morning], ["--from", Release.morning, "--speed", "60"]])
  func leavesOtherTimesAlone(flags: [String]) throws {
    try live(flags)
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(try Printout(["render", "--data", folder.path]).status == 0)
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}
