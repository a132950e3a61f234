import Boards
import Foundation
import Testing

@testable import Desk

struct PlaceFileTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "place-\(UUID())")
  private var directories: Directories { Directories(under: folder.path) }
  private var path: URL { folder.appending(path: "state/place") }

  private func write(_ text: String) throws {
    try FileManager.default.createDirectory(
      at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: path)
  }

  @Test func tellsTheNextRunWhereTheLastOneEnded() {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(PlaceFile(in: directories).kept == nil)
    for place in [BoardPlace.standBy, .today, .home] {
      let file = PlaceFile(in: directories)
      file.keep(place, after: file.kept ?? .home)
      #expect(PlaceFile(in: directories).kept == place)
    }
  }

  @Test func countsUntilTheFileOfSettingsSaysSomethingElse() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(PlaceFile(in: directories).first == .home)
    #expect(PlaceFile(in: directories, over: "today").first == .today)
    PlaceFile(in: directories, over: "today").keep(.standBy, after: .today)
    #expect(try String(contentsOf: path, encoding: .utf8) == "standby today\n")
    #expect(PlaceFile(in: directories, over: "today").first == .standBy)
    #expect(PlaceFile(in: directories, over: "home").first == .home)
    #expect(PlaceFile(in: directories).first == .home)
  }

  /// As with all flags, what holds for a run isn't saved.
  @Test func keepsNoPlaceInWhichTheRunBegan() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("today\n")
    PlaceFile(in: directories).keep(.standBy, after: .standBy)
    #expect(PlaceFile(in: directories).kept == .today)
  }

  @Test(arguments: ["", "lock\n", "attic", "\u{1B}[2J", "home\u{0}"])
  func saysWhatIsNoPlace(text: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(text)
    let file = PlaceFile(in: directories)
    #expect(file.kept == nil)
    let told = try #require(file.fault?.description)
    #expect(told.contains("isn’t a place; expected home, today or standby"))
    #expect(!told.unicodeScalars.contains { $0.properties.generalCategory == .control })
    file.keep(.today, after: .home)
    #expect(PlaceFile(in: directories).kept == .today)
  }

  @Test func aFolderThatCannotBeWrittenChangesNothing() {
    let file = PlaceFile(in: Directories(under: "/proc/nowhere"))
    file.keep(.today, after: .home)
    #expect(PlaceFile(in: nil).kept == nil && file.fault == nil)
  }
}
