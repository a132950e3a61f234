import Almanac
import Foundation
import Kit
import Testing

@testable import Diary

struct TodoTextTests {
  static let corpus: [[UInt8]] =
    [
      "", "\n", "a", "a\n", "a\r\nb\r\n", "a\n\n  \nb", "\r", "\r\n\r\n", "\u{FEFF}a\nb\n",
      "(A) 2026-11-01 Call Mom +family @phone due:2026-11-21T14:00\n",
      "x 2026-11-21 2026-11-01 Call Mom pri:A\nx done\nx  \nx\n(A)\n(A) \n(a) b\n",
      "장보기 due:2026-12-01\r\n치과\0예약\n", "2026-02-30 no day\nx 2026-13-01 no day\n",
      "x x x 2026-11-21 x (B) deep pri:C\n", "(A) 2026-11-01\nx 2026-11-21 2026-11-01 pri:A\n",
      "due: due:x due:2026-11-21T25:00 :x x: http://a.b/c\n",
    ].map { Array($0.utf8) } + [[0xFF, 0xFE, 0x0A, 0xC3], [0x78, 0x20, 0x80, 0x0D, 0x0A]]

  @Test func printsAsItWasRead() throws {
    try fuzz(Self.corpus, rounds: 5_000) { bytes in
      let text = TodoText(bytes)
      #expect(text.bytes == bytes)
      for line in text.lines { #expect(TodoFields(line.content).content == line.content) }
    }
  }

  /// With any contents, only one line changes, and undoing the change restores it.
  @Test func survivesMutations() throws {
    let day = CivilDay(number: 20_778)
    try fuzz(Self.corpus, rounds: 3_000) { bytes in
      let text = TodoText(bytes)
      for (index, line) in text.identities.enumerated() {
        let done = try text.applying([.finish(line, on: day)])
        #expect(done.identities == text.identities)
        #expect(TodoFields(done.lines[index].content).isDone)
        let undone = try done.applying([.reopen(line)])
        #expect(!TodoFields(undone.lines[index].content).isDone)
        var expected = text
        expected.lines[index] = undone.lines[index]
        #expect(undone.bytes == expected.bytes)
        let fields = TodoFields(text.lines[index].content)
        if !fields.isDone { #expect(undone.bytes == bytes) }
      }
    }
  }

  @Test func findsALineAgainAmongEqualOnes() throws {
    let text = TodoText("milk\nx 2026-11-20 milk\nmilk\n".utf8)
    let day = CivilDay(number: 20_778)
    let done = try text.applying([.finish(text.identities[2], on: day)])
    #expect(done.bytes == Array("milk\nx 2026-11-20 milk\nx \(day) milk\n".utf8))
    let gone = try #require(LineIdentity("0.0"))
    #expect(throws: TodoFileError.lineGone) { try text.applying([.remove(gone)]) }
  }

  @Test(arguments: [
    ("", "new\n"), ("a", "a\nnew\n"), ("a\r\n", "a\r\nnew\r\n"), ("a\r\nb", "a\r\nb\r\nnew\r\n"),
    ("a\n\n", "a\n\nnew\n"),
  ])
  func addsALineAtTheEnd(text: String, result: String) throws {
    let added = try TodoText(text.utf8).applying([.add(Array("new".utf8))])
    #expect(String(decoding: added.bytes, as: UTF8.self) == result)
  }

  @Test(arguments: ["0.0", "ff.12", "ffffffffffffffff.9223372036854775807"])
  func identitiesArePrinted(text: String) throws {
    #expect(try #require(LineIdentity(text)).description == text)
  }

  @Test(arguments: ["", ".", "x", "0", "0.-1", "0.0.0", "10000000000000000.0", "0.x"])
  func noOtherTextIsAnIdentity(text: String) {
    #expect(LineIdentity(text) == nil)
  }
}
