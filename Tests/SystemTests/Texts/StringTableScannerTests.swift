import Testing

@testable import System

/// What a strict reading finds in a `.strings` file.
struct StringTableScannerTests {
  @Test(
    arguments: [
      ("", [:]),
      (#""a" = "b";"#, ["a": "b"]),
      (#""a"="b";"c"="d";"#, ["a": "b", "c": "d"]),
      ("/* one */ \"a\" /**/ = // two\n \"b\"\r\n;\t", ["a": "b"]),
      (#""/* a */" = "// b";"#, ["/* a */": "// b"]),
      (#""날씨" = "맑음 ☀️";"#, ["날씨": "맑음 ☀️"]),
      (#""a\"b\\" = "\n\t\r\UAC00\U000a";"#, [#"a"b\"#: "\n\t\r가\n"]),
      ("\u{FEFF}\"a\" = \"\";", ["a": ""]),
      ("\"a\" = \"two\nlines\";", ["a": "two\nlines"]),
    ] as [(String, [String: String])])
  func readsEntriesBetweenComments(text: String, entries: [String: String]) throws {
    #expect(try StringTableScanner.entries(in: text) == entries)
  }

  @Test(
    arguments: [
      ("a", 1, .expected("\"")),
      (#""a""#, 1, .expected("=")),
      (#""a" "b";"#, 1, .expected("=")),
      ("\"a\"\n=\n", 3, .expected("\"")),
      ("\"a\" = \"b\"\n\n\"c\" = \"d\";", 3, .expected(";")),
      ("\n/* one\n\n", 2, .openComment),
      ("\n\"a", 2, .openString),
      ("\"a\" = \"b\\", 1, .openString),
      (#""a" = "\q";"#, 1, .unknownEscape(#"\q"#)),
      (#""a" = "\UD800";"#, 1, .unknownEscape(#"\UD800"#)),
      (#""a" = "\U+0AC";"#, 1, .unknownEscape(#"\U+0AC"#)),
      (#""a" = "\Uac"#, 1, .unknownEscape(#"\Uac"#)),
      ("\"a\" = \"b\";\n\"a\" = \"c\";", 2, .repeatedKey("a")),
    ] as [(String, Int, StringTableError.Cause)])
  func namesTheLineAndTheCause(text: String, line: Int, cause: StringTableError.Cause) throws {
    let error = #expect(throws: StringTableError.self) { try StringTableScanner.entries(in: text) }
    #expect(error?.line == line)
    #expect(error?.cause == cause)
    #expect(error?.description.hasPrefix("line \(line): ") == true)
  }

  /// Cut off or changed anywhere, a file is read or refused.
  @Test func survivesEveryCutAndChange() throws {
    let bytes = Array(#"/* a */ "k\n" = "\UAC00 값"; // b"#.utf8)
    var refusals = 0
    for index in bytes.indices {
      for byte in UInt8.min...UInt8.max {
        var changed = bytes
        changed[index] = byte
        for text in [changed, Array(changed.prefix(index))] {
          do {
            _ = try StringTableScanner.entries(in: String(decoding: text, as: UTF8.self))
          } catch {
            refusals += 1
          }
        }
      }
    }
    #expect(refusals > 0)
  }
}
