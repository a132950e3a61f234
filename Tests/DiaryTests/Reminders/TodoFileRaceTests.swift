import Almanac
import Foundation
import Testing

@testable import Diary

/// Checks changes while other programs write the file.
struct TodoFileRaceTests {
  private let day = CivilDay(number: 20_778)

  private func shell(_ script: String, _ test: TestFile) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", script, "sh", test.path]
    try process.run()
    return process
  }

  @Test func nothingThatOthersAppendIsLost() throws {
    let test = try TestFile((0..<40).map { "task \($0)\n" }.joined())
    let others = try (0..<2).map { number in
      try shell("for i in $(seq 400); do echo \"other \(number) $i\" >> \"$1\"; done", test)
    }
    var changes = 0
    while others.contains(where: \.isRunning) || changes < 40 {
      let line = try #require(try test.file.text().identities.dropFirst(changes % 40).first)
      try test.file.change([changes / 40 % 2 == 0 ? .finish(line, on: day) : .reopen(line)])
      changes += 1
    }
    for other in others { other.waitUntilExit() }
    let lines = try test.text.split(separator: "\n")
    #expect(lines.count == 840)
    #expect(Set(lines).count == 840)
    #expect(try test.names == ["todo.txt"])
  }

  @Test func severalOfThisProgramLoseNothing() async throws {
    let test = try TestFile("")
    try await withThrowingTaskGroup { group in
      for number in 0..<4 {
        group.addTask {
          for round in 0..<50 { try test.file.change([.add(Array("\(number) \(round)".utf8))]) }
        }
      }
      try await group.waitForAll()
    }
    #expect(Set(try test.text.split(separator: "\n")).count == 200)
    #expect(try test.names == ["todo.txt"])
  }

  /// The text of both programs survives, whether this one gives up or succeeds.
  @Test(arguments: [1, 2])
  func whoeverChangesItAllTheTimeIsGivenUpOn(rounds: Int) throws {
    let test = try TestFile("a\n")
    func change() throws(TodoFileError) {
      _ = try test.file.rewrite(rounds: rounds) { (text) throws(TodoFileError) in
        try? Data("a\nb\n".utf8).write(to: URL(filePath: test.path))
        return try text.applying([.add(Array("c".utf8))])
      }
    }
    if rounds == 1 {
      #expect(throws: TodoFileError.restless(path: test.path)) { try change() }
    } else {
      try change()
    }
    let texts = try test.names.map { name in
      String(decoding: try Data(contentsOf: URL(filePath: "\(test.folder)/\(name)")), as: UTF8.self)
    }
    #expect(texts.contains { $0.contains("b\n") } && texts.contains { $0.contains("c\n") })
  }

  /// A program that rewrites the whole file, as editors do, gets time to finish.
  @Test func halfOfWhatOthersWriteIsNotTakenForAll() throws {
    let test = try TestFile("a\n")
    let pipe = "\(test.folder)/pipe"
    mkfifo(pipe, 0o600)
    let other = try shell(
      "exec 3> \"$1\"; echo > \"$1\".go; read x < '\(pipe)'; printf 'b\\nc\\n' >&3", test)
    while !FileManager.default.fileExists(atPath: "\(test.path).go") {}
    Thread.detachNewThread { try? Data("go\n".utf8).write(to: URL(filePath: pipe)) }
    try test.file.change([.add(Array("d".utf8))])
    other.waitUntilExit()
    #expect(try test.text == "b\nc\nd\n")
  }
}
