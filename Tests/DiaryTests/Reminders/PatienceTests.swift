import Almanac
import Foundation
import Kit
import Store
import Testing

@testable import Diary

/// Checks that nobody waits long for a file that a stopped process is changing.
@Suite(.timeLimit(.minutes(60)))
struct PatienceTests {
  private let test: TestFile

  init() throws {
    test = try TestFile("a\n")
  }

  @Test func whoeverIsHeldUpTooLongIsToldSo() throws {
    let lock = try FolderLock(of: test.folder, within: Patience(.zero))
    defer { withExtendedLifetime(lock) {} }
    let file = TodoFile(path: test.path, within: Patience(.milliseconds(50)))
    for _ in 0..<2 {
      let error = #expect(throws: TodoFileError.self) { try file.change([.add(Array("b".utf8))]) }
      #expect(error == .busy(path: test.path))
      #expect(error?.description == "\(test.path): another process is changing it; try again.")
    }
    #expect(try test.text == "a\n" && test.names == ["todo.txt"])
    #expect(try file.text().lines.count == 1)
  }

  @Test func aListInABusyFileCanBeReadAndItsStoreChanged() throws {
    let lock = try FolderLock(of: test.folder, within: Patience(.zero))
    defer { withExtendedLifetime(lock) {} }
    let data = try TestFolder()
    let store = Store(in: data.path, patience: .milliseconds(50))
    let book = ReminderBook(in: store, zone: .utc)
    let list = try book.keep(listNamed: nil, orMade: "Home", in: test.path)
    let item = try #require(try book.shelves(of: list.id)[0].contents.get().first { _ in true })
    #expect(throws: TodoFileError.busy(path: test.path)) {
      try book.set(item.id, isDone: true, at: Date(timeIntervalSince1970: 0))
    }
    #expect(throws: TodoFileError.busy(path: test.path)) {
      try book.add("b", to: list, at: Date(timeIntervalSince1970: 0))
    }
    try book.keepInStore(list)
    #expect(try test.text == "a\n")
  }
}
