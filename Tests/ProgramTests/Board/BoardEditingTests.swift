import Foundation
import Gallery
import Testing
import Timelines

@testable import Desk

struct BoardEditingTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "edit-\(UUID())").path

  private func editing() throws -> BoardEditing {
    let offer = Offer(kinds: WidgetKind.all(in: GalleryBundle()).kinds) { _ in
      "weather small\ndday small title=\"Our day\" date=2026-12-25\nweather small city=jeju\n"
    }
    let invocation = try Invocation(
      arguments: ["widget", "list", "--data", folder], commands: [.widget])
    return try BoardEditing(
      in: CommandContext(invocation, offer, environment: ["TZ": "UTC"], clocks: Clocks()))
  }

  private func words(_ change: (BoardEditing) throws -> Void) throws -> [String] {
    try change(editing())
    return try editing().listing.split(separator: "\n").map {
      $0.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces)
    }
  }

  @Test func forgetsOneSettingAndKeepsTheOthers() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(
      try words { try $0.set(["2", "title="], forgetsFirst: false) }[1]
        == "dday small date=2026-12-25")
    #expect(try words { try $0.set(["3", "city="], forgetsFirst: false) }[2] == "weather small")
    let error = #expect(throws: CommandError.self) {
      try editing().set(["3", "sity="], forgetsFirst: false)
    }
    #expect(error?.description == "There is no setting 'sity'; did you mean city?")
  }

  @Test(arguments: [
    ("3", "1", ["3", "1", "2"]), ("1", "3", ["2", "3", "1"]), ("2", "2", ["1", "2", "3"]),
  ])
  func standsAWidgetSomewhereElse(_ id: String, _ place: String, _ order: [String]) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try editing().move([id, place])
    let lines = try editing().listing.split(separator: "\n")
    #expect(lines.map { String($0.suffix(1)) } == order)
  }

  @Test(arguments: ["0", "4", "x", "-1", "9999999999999999999"])
  func saysWhichPlacesThereAre(_ place: String) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let error = #expect(throws: CommandError.self) { try editing().move(["1", place]) }
    #expect(error?.description.hasSuffix("there are 3, counted from 1.") == true)
  }
}
