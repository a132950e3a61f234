import Foundation
import Store
import Testing

@testable import Diary

/// Checks files that can't be replaced and are written in place.
struct OverwritingTests {
  private func overwrite(
    _ base: String, by text: String, in test: TestFile
  ) throws -> FileReplacement {
    try ReplaceableFile(following: test.path, within: Patience(.seconds(2))).overwrite(
      Array(base.utf8), by: Array(text.utf8))
  }

  @Test(arguments: [("a\nb\n", 1), ("a\n", 1), ("", 1), ("long\n", 100_000)])
  func theFileStaysTheSameFile(part: String, count: Int) throws {
    let text = String(repeating: part, count: count)
    let test = try TestFile("a\nmilk\n")
    let before = test.status()
    let outcome = try overwrite("a\nmilk\n", by: text, in: test)
    #expect(outcome.isInPlace && outcome.others == nil)
    #expect(try test.text == text)
    #expect(test.status().st_ino == before.st_ino)
    #expect(try test.names == ["todo.txt"])
  }

  @Test func whatOthersHaveWrittenMeanwhileIsHandedOver() throws {
    let test = try TestFile("theirs\n")
    let outcome = try overwrite("a\n", by: "b\n", in: test)
    #expect(!outcome.isInPlace && outcome.others == Array("theirs\n".utf8))
    #expect(try test.text == "theirs\n")
  }

  @Test func whatIsLeftOfSomebodyWhoWasKilledStays() throws {
    let test = try TestFile("a\n")
    let copy = "\(test.path).before-\(getpid())"
    try Data("older\n".utf8).write(to: URL(filePath: copy))
    _ = try overwrite("a\n", by: "b\n", in: test)
    #expect(try String(contentsOfFile: copy, encoding: .utf8) == "older\n")
  }
}
