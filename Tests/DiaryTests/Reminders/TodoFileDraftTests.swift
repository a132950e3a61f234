import Foundation
import Store
import Testing

@testable import Diary

/// Checks drafts left behind by programs killed during a change.
struct TodoFileDraftTests {
  private let base = Array("a\n".utf8)
  private let wanted = Array("a\nb\n".utf8)

  /// A file whose change was cut off, and the path of the draft beside it.
  private func killed(holding bytes: [UInt8], in test: TestFile) throws -> String {
    let draft = try TodoFileDraft(
      of: wanted, insteadOf: base,
      for: ReplaceableFile(following: test.path, within: Patience(.seconds(2))))
    try Data(bytes).write(to: URL(filePath: draft.path))
    return draft.path
  }

  private func change(_ test: TestFile) throws {
    try test.file.change([.add(Array("c".utf8))])
  }

  @Test func areSweptByTheNextChange() throws {
    let test = try TestFile(wanted)
    _ = try killed(holding: base, in: test)
    _ = try killed(holding: wanted, in: test)
    let unfinished = "\(test.folder)/\(DraftName(of: wanted, insteadOf: base).unfinished)"
    try Data(wanted.prefix(2)).write(to: URL(filePath: unfinished))
    #expect(try test.names.count == 4)
    try change(test)
    #expect(try test.names == ["todo.txt"])
    #expect(try test.text == "a\nb\nc\n")
  }

  @Test func areHiddenMeanwhile() throws {
    let test = try TestFile(base)
    _ = try killed(holding: base, in: test)
    #expect(try test.names.filter { !$0.hasPrefix(".") } == ["todo.txt"])
  }

  /// The draft is the only copy.
  @Test func stayIfTheyHoldWhatAnotherProgramHadWritten() throws {
    let test = try TestFile(wanted)
    let others = try killed(holding: Array("a\nmine\n".utf8), in: test)
    try change(test)
    #expect(try String(contentsOfFile: others, encoding: .utf8) == "a\nmine\n")
  }

  @Test(arguments: [
    ".widgetty-draft", ".widgetty-draft.", ".widgetty-draft.1.2", ".widgetty-draft.1.2.x",
    ".widgetty-draft.1.2.3.4", ".widgetty-draft.1.2.111111111", "widgetty-draft.1.2.3",
    ".widgetty-draft.part", "a.part", "", "todo.txt.bak",
  ])
  func nothingElseIsTouched(name: String) throws {
    #expect(DraftName(name) == nil && !DraftName.isUnfinished(name))
    guard !name.isEmpty else { return }
    let test = try TestFile(base)
    try Data(base).write(to: URL(filePath: "\(test.folder)/\(name)"))
    try change(test)
    #expect(try test.names.contains(name))
  }

  @Test func namesAreReadAsTheyAreWritten() {
    let name = DraftName(of: wanted, insteadOf: base)
    #expect(DraftName(name.description) == name)
    #expect(DraftName.isUnfinished(name.unfinished) && DraftName(name.unfinished) == nil)
    #expect(name.accounts(for: base) && name.accounts(for: wanted))
    #expect(!name.accounts(for: []) && !name.accounts(for: base + base))
  }
}
