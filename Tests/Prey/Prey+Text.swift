import Almanac
import Cells
import Pages
import Diary
import Terminal

extension Prey {
  /// Finishing a line and reopening it leaves all other lines as they were.
  static func readTodo(_ bytes: [UInt8]) throws {
    let text = TodoText(bytes)
    try BrokenLaw.check(text.bytes == bytes)
    guard let line = text.identities.first, let day = CivilDay(year: 2026, month: 11, day: 21),
      let done = try? text.applying([.finish(line, on: day)])
    else { return }
    // What follows a repeating line is added at the end.
    try BrokenLaw.check(done.identities.starts(with: text.identities))
    try BrokenLaw.check(done.identities.count <= text.identities.count + 1)
    let undone = try? done.applying([.reopen(line)])
    try BrokenLaw.check(undone?.identities == text.identities)
  }

  /// Input means the same in one piece and byte by byte, and a key after it is that key.
  static func readKeys(_ bytes: [UInt8]) throws {
    var (whole, single) = (InputParser(), InputParser())
    let tokens = whole.tokens(from: bytes, at: .zero) + whole.tokens(expiringAt: .seconds(1))
    let others = bytes.flatMap { single.tokens(from: [$0], at: .zero) }
    try BrokenLaw.check(others + single.tokens(expiringAt: .seconds(1)) == tokens)
    try BrokenLaw.check(whole.tokens(from: "q".utf8, at: .seconds(9)) == [.input(.key(Key("q")))])
  }

  /// An entry that can be read is written as one that reads the same.
  static func readTerminfo(_ bytes: [UInt8]) throws {
    guard let entry = try? TerminfoEntry(compiled: bytes) else { return }
    let again = try? TerminfoEntry(compiled: entry.compiled)
    try BrokenLaw.check(again == entry)
    _ = entry.painting(Size(width: 80, height: 24), in: .direct)
    _ = KeySequences(entry)
  }
}
