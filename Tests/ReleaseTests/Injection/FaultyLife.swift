import Foundation
import Kit
import Store
import Testing

/// A command that changes something, and what is there before and after.
enum FaultyLife: String, CaseIterable, Sendable {
  case dayInNewStore, day, calendar, todoFile, board

  func words(in house: FaultyFolder) -> [String] {
    switch self {
    case .dayInNewStore, .day: ["dday", "add", "After", "2027-01-01"]
    case .calendar: ["dday", "import", house.folder.file("days.ics")]
    case .todoFile: ["todo", "add", "After", "--list", "File"]
    case .board: ["widget", "add", "dday", "medium"]
    }
  }

  func prepare(_ house: FaultyFolder) throws {
    guard self != .dayInNewStore else { return }
    try FileManager.default.createDirectory(atPath: house.data, withIntermediateDirectories: true)
    let store = Store(in: house.data)
    switch self {
    case .todoFile:
      try house.folder.write(Data("Before\n".utf8), as: "todo.txt")
      try store.change { change in
        _ = try change.addReminderList(
          named: "File", at: house.folder.file("todo.txt"))
      }
    case .calendar:
      try house.folder.write(Data(Self.calendarText.utf8), as: "days.ics")
      fallthrough
    default: try store.change { try $0.log("Before", milligrams: 1, at: .distantPast) }
    }
  }

  private static let calendarText =
    "BEGIN:VCALENDAR\r\n"
    + ["After", "After2", "After3"].enumerated().map { index, title in
      "BEGIN:VEVENT\r\nUID:\(index)\r\nSUMMARY:\(title)\r\n"
        + "DTSTART;VALUE=DATE:2027010\(index + 1)\r\nEND:VEVENT\r\n"
    }.joined() + "END:VCALENDAR\r\n"

  /// Whether the change has been made in a folder; expects that it has been made wholly or not at
  /// all, and that all is there that was there before.
  func isDone(in folder: TestFolder, _ comment: Comment) throws -> Bool {
    guard self == .todoFile else { return try isStored(in: folder.file("data"), comment) }
    let text = String(decoding: try folder.bytes(of: "todo.txt"), as: UTF8.self)
    #expect(text.hasPrefix("Before\n"), comment)
    let rest = text.dropFirst("Before\n".count)
    let isWhole = rest.hasSuffix("After\n") && rest.count { $0 == "\n" } == 1
    #expect(rest.isEmpty || isWhole, "\(text.debugDescription) \(comment)")
    return !rest.isEmpty
  }

  private func isStored(in folder: String, _ comment: Comment) throws -> Bool {
    let store = Store(in: folder)
    let before = try store.read { try $0.drinks().map(\.name) }
    #expect(before == (self == .dayInNewStore ? [] : ["Before"]), comment)
    #expect(store.setAside.isEmpty, comment)
    if self == .board {
      return try store.read { try $0.board(at: .home)?.widgets.isEmpty == false }
    }
    let titles = try store.read { try $0.ddays().map(\.record.title).sorted() }
    let all = self == .calendar ? ["After", "After2", "After3"] : ["After"]
    #expect(titles.isEmpty || titles == all, comment)
    return !titles.isEmpty
  }
}
