import Kit
import Testing

@testable import Diary

struct TodoMergingTests {
  @Test(arguments: [
    ("a\nb\n", "x a\nb\n", "a\nx b\n", "x a\nx b\n", false),
    ("a\nb\n", "a\nb\nc\n", "a\nb\nd\n", "a\nb\nd\nc\n", false),
    ("a\nb\n", "x a\nb\n", "a2\nb\n", "a2\nx a\nb\n", true),
    ("a\nb\n", "x a\nb\n", "x a\nb\n", "x a\nb\n", false),
    ("a\nb\n", "b\n", "a2\nb\n", "a2\nb\n", true),
    ("a\nb\n", "x a\nb\n", "b\n", "x a\nb\n", true),
    ("a\nb\n", "b\n", "b\n", "b\n", false),
    ("a\n", "x a\n", "", "x a\n", true),
    ("a\nb", "a\nb\nc\n", "a\nb", "a\nb\nc\n", false),
    ("a\n", "x a\n", "a\r\nb\r\n", "x a\nb\r\n", false),
    ("", "a\n", "a\n", "a\na\n", false),
  ])
  func bothChangesComeAbout(
    base: String, ours: String, theirs: String, merged: String, clashes: Bool
  ) {
    let result = TodoText.merging(
      TodoText(ours.utf8), with: TodoText(theirs.utf8), since: TodoText(base.utf8))
    #expect(String(decoding: result.text.bytes, as: UTF8.self) == merged)
    #expect(result.clashes == clashes)
  }

  /// Everything that either side wrote and everything that both kept is there.
  @Test(arguments: 0..<300)
  func nothingIsLost(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let base = (0..<12).map { "\($0)" }
    let texts = ["our", "their"].map { name -> [String] in
      base.flatMap { line -> [String] in
        switch Int.random(in: 0..<8, using: &random) {
        case 0: []
        case 1: [line, "\(name) \(line)"]
        case 2: ["\(name) \(line)"]
        default: [line]
        }
      }
    }
    let all = [base, texts[0], texts[1]].map { TodoText($0.joined(separator: "\n").utf8) }
    let merged = TodoText.merging(all[1], with: all[2], since: all[0]).text
    let lines = merged.lines.map { String(decoding: $0.content, as: UTF8.self) }
    for line in texts[0] + texts[1] where line.contains(" ") { #expect(lines.contains(line)) }
    for line in base {
      #expect(lines.contains(line) == texts.allSatisfy { $0.contains(line) })
    }
    #expect(Set(lines).count == lines.count)
  }

  @Test func textsThatHaveNothingInCommonAreBothKept() {
    func text(_ name: String) -> TodoText {
      TodoText((0..<3_000).map { "\(name) \($0)" }.joined(separator: "\n").utf8)
    }
    let merged = TodoText.merging(text("our"), with: text("their"), since: text("base"))
    #expect(merged.text.lines.count == 6_000 && merged.clashes)
  }
}
