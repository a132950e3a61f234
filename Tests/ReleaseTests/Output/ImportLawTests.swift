import Foundation
import Kit
import System
import Testing

/// After any import, no command prints what steers a terminal.
struct ImportLawTests {
  private static let commands = [
    ["dday", "list"], ["dday", "list", "--json"], ["dday", "list", "--group", "zz"],
    ["dday", "show", "1"], ["dday", "show", "999"], ["inline", "dday"], ["read"],
    ["timeline", "--json"], ["render", "--size", "80x40"], ["dday", "export", "--json"],
  ]
  private static let corpus = [
    """
    BEGIN:VCALENDAR
    BEGIN:VEVENT
    UID:\u{1B}]0;uid\u{7}
    DTSTART;VALUE=DATE:20261225
    SUMMARY:\u{1B}]0;title\u{7}\u{9B}31m\u{202E}
    DESCRIPTION:\u{85}note\\n\u{2028}
    CATEGORIES:\u{1B}]0;group\u{7}
    RRULE:FREQ=YEARLY;UNTIL=20301225
    END:VEVENT
    END:VCALENDAR

    """.replacing("\n", with: "\r\n"),
    """
    [{"title": "\\u001b[2Ja\\u0000", "date": "2026-12-25", "group": "\\u009b\\u202e",
      "note": "x\\u2029\\ny\\u0007", "repeat": "\\u001b", "uid": "\\r\\n"},
     {"title": "\\u2066b", "start": "2026-12-24", "group": "g\\u0085", "note": "\\u001b]8;;\\u0007"}]
    """,
  ].map { Array($0.utf8) }

  @Test func whateverWasImportedIsPrintedHarmless() throws {
    let environment = ProcessInfo.processInfo.environment
    let isLong = environment["FUZZ_ROUNDS"] != nil
    var mutator = Mutator(
      corpus: Self.corpus, seed: environment["FUZZ_SEED"].flatMap(UInt64.init) ?? 1)
    for round in 0..<(isLong ? 200 : 8) {
      let folder = try ProgramFolder()
      _ = try folder.run(["widget", "add", "dday", "large", "show=list"])
      let file = round < Self.corpus.count ? Self.corpus[round] : mutator.next()
      try folder.write(file, as: "file")
      for words in [["dday", "import", folder.file("file")]] + Self.commands {
        let printout = try folder.run(words)
        #expect([0, 1, 2].contains(printout.status), "\(words) \(file): \(printout.status)")
        #expect((printout.text + printout.complaint).isHarmless, "\(words) \(file)")
      }
    }
  }
}
