import Almanac
import Foundation
import Testing

@testable import Diary

struct TodoFileTests {
  private let day = CivilDay(number: 20_778)

  @Test func changesALineAndNoOtherByte() throws {
    let test = try TestFile([0xFF, 0x0D, 0x0A] + Array("a\0b\r\n\n(B) milk\nlast".utf8))
    let before = test.status()
    try test.file.change([.finish(test.line(4), on: day)])
    #expect(
      try test.bytes == [0xFF, 0x0D, 0x0A]
        + Array("a\0b\r\n\nx 2026-11-21 milk pri:B\nlast".utf8))
    let after = test.status()
    #expect(after.st_mode == before.st_mode && after.st_uid == before.st_uid)
    #expect(try test.names == ["todo.txt"])
  }

  @Test func keepsModeAndOwner() throws {
    let test = try TestFile("a\n")
    chmod(test.path, 0o640)
    let isRoot = geteuid() == 0
    if isRoot { chown(test.path, 1, 2) }
    let before = test.status()
    try test.file.change([.add(Array("b".utf8))])
    let after = test.status()
    #expect(after.st_ino != before.st_ino && after.st_mode & 0o777 == 0o640)
    #expect(!isRoot || (after.st_uid, after.st_gid) == (1, 2))
  }

  @Test func followsLinks() throws {
    let test = try TestFile("a\n")
    let link = "\(test.folder)/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "todo.txt")
    try TodoFile(path: link).change([.remove(test.line(1))])
    #expect(try test.text == "")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "todo.txt")
  }

  @Test func whatIsAsWantedIsNotWritten() throws {
    let test = try TestFile("x 2026-11-20 a\n")
    let before = test.status()
    try test.file.change([.finish(test.line(1), on: day)])
    #expect(test.status().st_ino == before.st_ino)
  }

  @Test func roomIsFoundByWritingADraft() throws {
    let test = try TestFile("a\n")
    #expect(test.file.hasRoom)
    #expect(try test.names == ["todo.txt"] && test.text == "a\n")
    #expect(!TodoFile(path: "\(test.folder)/none").hasRoom)
    // No program can create a file there.
    #expect(!TodoFile(path: "/proc/self/comm").hasRoom)
  }

  @Test func aLineThatIsGoneIsToldOf() throws {
    let test = try TestFile("a\n")
    let line = try test.line(1)
    try Data("a2\n".utf8).write(to: URL(filePath: test.path))
    #expect(throws: TodoFileError.lineGone) { try test.file.change([.finish(line, on: day)]) }
    #expect(try test.text == "a2\n")
  }

  @Test func whatCannotBeReadIsToldOf() throws {
    let test = try TestFile("a\n")
    for path in ["\(test.folder)/none", test.folder, "/dev/null", "\(test.path)/x"] {
      let error = #expect(throws: TodoFileError.self) { try TodoFile(path: path).text() }
      #expect(error?.description.hasPrefix(path) == true)
      #expect(throws: TodoFileError.self) { try TodoFile(path: path).change([.add([])]) }
    }
  }

  @Test(arguments: ["/dev/full", "/dev/null", "/tmp"])
  func onlyAFileIsMade(_ path: String) {
    #expect(throws: TodoFileError.self) { try TodoFile(path: path).create() }
  }

  /// Nothing can be created beside this file.
  @Test func whatCannotBeWrittenIsToldOf() {
    let error = #expect(throws: TodoFileError.self) {
      try TodoFile(path: "/proc/version").change([.add(Array("b".utf8))])
    }
    guard case .unwritable("/proc/version", _)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func changesALineOfAMegabyte() throws {
    let long = [UInt8](repeating: UInt8(ascii: "a"), count: 1 << 20)
    let test = try TestFile(long + Array("\nmilk\n".utf8))
    try test.file.change([.finish(test.line(1), on: day)])
    #expect(try test.bytes == Array("x 2026-11-21 ".utf8) + long + Array("\nmilk\n".utf8))
  }
}
