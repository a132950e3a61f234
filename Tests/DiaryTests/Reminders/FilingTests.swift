import Almanac
import System
import Foundation
import Store
import Testing

@testable import Diary

/// Checks that each file belongs to exactly one list.
struct FilingTests {
  private let file: TestFile
  private let book: ReminderBook

  init() throws {
    file = try TestFile("milk\n")
    book = ReminderBook(in: Store(in: file.folder), zone: .utc)
  }

  private func keep(_ name: String, in path: String) throws -> ReminderList {
    try book.keep(listNamed: name, orMade: "", in: path)
  }

  @Test func aFileIsOfOneListByWhateverNameItIsCalled() throws {
    #expect(try keep("Home", in: file.path).path == file.path)
    try FileManager.default.createSymbolicLink(
      atPath: "\(file.folder)/link", withDestinationPath: file.path)
    #expect(link(file.path, "\(file.folder)/other") == 0)
    for path in [
      file.path, "\(file.folder)/../\(file.folder.split(separator: "/").last ?? "")/todo.txt",
      "\(file.folder)/link", "\(file.folder)/other",
    ] {
      #expect(throws: ReminderError.fileTaken(path: path, list: "Home")) {
        try keep("Work", in: path)
      }
    }
    #expect(try book.lists().map(\.name) == ["Home"])
    #expect(try keep("home", in: "\(file.folder)/link").path == "\(file.folder)/link")
  }

  @Test func aListThatLeavesItsFileMakesRoomForAnother() throws {
    try book.keepInStore(keep("Home", in: file.path))
    #expect(try keep("Work", in: file.path).path == file.path)
    #expect(try book.lists().map(\.path) == [nil, file.path])
    #expect(try file.text == "milk\n")
  }

  @Test func aListHasSoManyLines() throws {
    let most = Bound.todoLines.greatest
    try Data(repeating: 0x0A, count: most).write(to: URL(filePath: file.path))
    #expect(try TodoFile(path: file.path).text().lines.count == most)
    try Data(repeating: 0x0A, count: most + 1).write(to: URL(filePath: file.path))
    let error = #expect(throws: TodoFileError.self) { try TodoFile(path: file.path).text() }
    #expect(error?.description.hasSuffix(": it has more than 200,000 lines.") == true)
  }

  @Test func whatIsNoListIsRefusedByItsReason() throws {
    #expect(mkfifo("\(file.folder)/pipe", 0o600) == 0)
    let big = [UInt8](repeating: UInt8(ascii: "a"), count: Bound.todoFile.greatest + 1)
    for (name, bytes) in [("big", big), ("wide", [0xFF, 0xFE, 0x61, 0]), ("late", [0xFE, 0xFF])] {
      try Data(bytes).write(to: URL(filePath: "\(file.folder)/\(name)"))
    }
    for (name, cause) in [
      ("pipe", FileCause(.notAFile)), ("", FileCause(.folder)),
      ("big", FileCause(.tooLarge(most: Bound.todoFile.greatest))), ("wide", .otherText),
      ("late", .otherText),
    ] {
      let error = #expect(throws: TodoFileError.self) {
        try keep("Home", in: "\(file.folder)/\(name)")
      }
      #expect(error?.description.hasSuffix(": \(cause).") == true, "\(name)")
    }
    #expect(try book.lists().isEmpty)
  }

  /// Text appended to it would be invalid in any encoding.
  @Test func whatIsNoLongerPlainTextIsNotAddedTo() throws {
    let list = try keep("Home", in: file.path)
    try Data([0xFF, 0xFE, 0x61, 0, 0x0A, 0]).write(to: URL(filePath: file.path))
    #expect(throws: TodoFileError.unreadable(path: file.path, cause: .otherText)) {
      try book.add("milk", to: list, at: Date(timeIntervalSince1970: 0))
    }
    #expect(try file.bytes == [0xFF, 0xFE, 0x61, 0, 0x0A, 0])
  }

  @Test func blanksAroundANameMakeNoOtherList() throws {
    let list = try book.list(named: " Shopping ", orMade: "")
    #expect(list.name == "Shopping")
    #expect(try book.list(named: "Shopping", orMade: "") == list)
    #expect(try book.list(named: "\tshopping", orMade: "") == list)
    #expect(try book.list(named: " shopping ")?.id == list.id)
  }
}
