@testable import System
import Testing

/// Checks where each fault is, and that all other lines hold.
struct FaultTests {
  @Test(arguments: [
    ("v", "1:2 equals not the end"), ("v 1", "1:3 equals not 1"), ("v =", "1:4 value not the end"),
    ("v = # x", "1:5 value not #"), ("= 1", "1:1 key not ="), ("v. = 1", "1:4 key not ="),
    (".v = 1", "1:1 key not .v"), ("a b = 1", "1:3 equals not b"), ("v = 1 2", "1:7 lineEnd not 2"),
    ("v = 1 w = 2", "1:7 lineEnd not w"), ("v = \"a\" \"b\"", "1:9 lineEnd not \""),
    ("é = 1", "1:1 key not é"), ("v = é", "1:5 value not é"), ("\"한\" = 1 é", "1:9 lineEnd not é"),
    ("v = \"\"\"a\"\"\"\"\"\"", "1:14 lineEnd not \""),
    ("\"\"\"a\"\"\" = 1", "1:1 key not \""), ("v = ]", "1:5 value not ]"),
    ("[", "1:2 key not the end"), ("[]", "1:2 key not ]"), ("[a", "1:3 bracket not the end"),
    ("[a]]", "1:4 lineEnd not ]"), ("[a] b = 1", "1:5 lineEnd not b"),
    ("[a b]", "1:4 bracket not b"),
    ("[[a]", "1:4 brackets not ]"), ("[ [a]]", "1:3 key not ["), ("[[a] ]", "1:4 brackets not ]"),
    ("[a.]", "1:4 key not ]"), ("[\"a]", "1:2 open string"),
    ("v = \"a", "1:5 open string"), ("v = 'a", "1:5 open string"),
    ("v = \"\"\"a\n", "1:5 open string"),
    ("v = '''a''", "1:5 open string"), ("v = \"\\q\"", "1:6 escape \\q"),
    ("v = \"é\\u12\"", "1:7 escape \\u12"),
    ("v = \"\\uD800\"", "1:6 escape \\uD800"), ("v = \"\\U00110000\"", "1:6 escape \\U00110000"),
    ("v = \"\"\"a\\ b\"\"\"", "1:9 escape \\ "), ("v = \"\\x41\"", "1:6 escape \\x"),
    ("v = [1", "1:5 open array"), ("v = [1 2]", "1:8 commaOrBracket not 2"),
    ("v = [,]", "1:6 value not ,"),
    ("v = [1,,]", "1:8 value not ,"), ("v = [\n\n 1 # x\n }", "4:2 commaOrBracket not }"),
    ("v = {", "1:6 key not the end"), ("v = {a = 1", "1:5 open inlineTable"),
    ("v = {a = 1,}", "1:12 key not }"),
    ("v = {a = 1 b = 2}", "1:12 commaOrBrace not b"), ("v = {,}", "1:6 key not ,"),
    ("v = {a = 1, a = 2}", "1:13 a is at 1:10"),
    ("v = {a = {}, a.b = 2}", "1:14 a is closed at 1:10"),
    ("# \u{0}", "1:3 control 0"), ("v = \"\u{7F}\"", "1:6 control 127"),
    ("v = 'a\u{1B}'", "1:7 control 27"),
    ("\u{1B} = 1", "1:1 control 27"), ("v = 1\r w = 2", "1:6 control 13"),
    ("v = \"\"\"\u{1}\"\"\"", "1:8 control 1"),
    ("v = 1 \u{C}", "1:7 control 12"),
  ])
  func saysWhereItIs(text: String, fault: String) {
    let document = TOMLDocument("\(text)")
    #expect(document.told == [fault])
  }

  @Test(arguments: [
    ("v = 1\nv = 2", "2:1 v is at 1:5"), ("v = 1\n\"v\" = 2", "2:1 v is at 1:5"),
    ("a.b = 1\na.b.c = 2", "2:3 b is closed at 1:7"), ("a = 1\na.b = 2", "2:1 a is closed at 1:5"),
    ("[a]\n[a]", "2:2 a is at 1:2"), ("a = 1\n[a]", "2:2 a is at 1:5"),
    ("a = 1\n[a.b]", "2:2 a is closed at 1:5"),
    ("[a]\nb = 1\n[a.b]", "3:4 b is at 2:5"), ("a.b = 1\n[a]", "2:2 a is closed at 1:1"),
    ("[f]\na.c = 1\n[f.a]", "3:4 a is closed at 2:1"),
    ("[f]\na.c.d = 1\n[f.a.c]", "3:6 c is closed at 2:3"),
    ("[a.b.c]\nz = 9\n[a]\nb.c.t = 1", "4:3 c is closed at 1:6"),
    ("a = {}\na.b = 1", "2:1 a is closed at 1:5"),
    ("a = {}\n[a.b]", "2:2 a is closed at 1:5"), ("a = []\n[[a]]", "2:3 a is closed at 1:5"),
    ("[[a]]\n[a]", "2:2 a is closed at 1:3"), ("[a]\n[[a]]", "2:3 a is closed at 1:2"),
    ("[a.b]\n[[a]]", "2:3 a is closed at 1:2"), ("[[a.b]]\n[a]\nb.y = 2", "3:1 b is closed at 1:5"),
    ("a = [{b = 1}]\n[a.c]", "2:2 a is closed at 1:5"),
    ("[a]\nb.c = 1\n[a.b.d]\n[a]", "4:2 a is at 1:2"),
  ])
  func saysWhatIsThereAlready(text: String, fault: String) {
    #expect(TOMLDocument(text).told == [fault])
  }

  private static let brokenSequences: [[UInt8]] = [
    [0xC3], [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xE2, 0x82],
    [0x80],
  ]

  @Test(arguments: brokenSequences)
  func refusesWhatIsNoUTF8(_ bytes: [UInt8]) {
    for quote in ["\"", "'", "\"\"\"", "'''"] {
      let text = Array("w = 1\nv = \(quote)é".utf8) + bytes + Array("\(quote)\nx = 2".utf8)
      let faults = TOMLDocument(parsing: text).faults
      #expect(faults.first?.cause == .encoding)
      #expect(faults.first?.position == TOMLPosition(line: 2, column: 6 + quote.utf8.count))
    }
    for start in ["", "v = ", "v = 1 ", "[a]", "v = [1 "] {
      let faults = TOMLDocument(parsing: Array(start.utf8) + bytes).faults
      #expect(
        faults.first == TOMLFault(.encoding, at: TOMLPosition(line: 1, column: start.count + 1)))
    }
    let remark = TOMLDocument(parsing: Array("# ".utf8) + bytes + Array("\nx = 2".utf8))
    #expect(remark.told == ["1:3 encoding"] && remark.root.printed == "{x: 2}")
  }

  @Test func goesOnBehindEachFault() {
    let document = TOMLDocument(
      """
      a = 1
      b = x
      c = [1,
        2 3,
        4]
      d = 4
      [e
      f = 5
      [g]
      h = 6
      i = "open
      j = 7
      """)
    #expect(
      document.told == [
        "2:5 no value x", "4:5 commaOrBracket not 3", "7:3 bracket not the end", "11:5 open string",
      ])
    #expect(document.root.printed == "{a: 1, d: 4, g: {h: 6}}")
  }

  @Test func givesUpAfterAHundred() {
    let document = TOMLDocument(String(repeating: "x\n", count: 1000))
    #expect(document.faults.count == 101)
    #expect(document.faults.last?.cause == .tooManyFaults(most: 100))
  }

  @Test func isNoDeeperThanAllowed() {
    let most = Bound.tomlDepth.greatest
    func nested(_ depth: Int) -> String {
      "v = " + String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    func dotted(_ depth: Int) -> String {
      Array(repeating: "a", count: depth).joined(separator: ".")
    }
    #expect(TOMLDocument(nested(most)).faults.isEmpty)
    #expect(TOMLDocument(nested(most + 1)).told == ["1:\(5 + most) tooDeep(most: \(most))"])
    #expect(TOMLDocument(nested(100_000)).faults.count == 1)
    #expect(TOMLDocument("\(dotted(most)) = 1\n[b.\(dotted(most - 1))]").faults.isEmpty)
    #expect(TOMLDocument("\(dotted(most + 1)) = 1").told == ["1:1 tooDeep(most: \(most))"])
    let tables = String(repeating: "{a=", count: most + 1)
    #expect(TOMLDocument("v = \(tables)").faults.first?.cause == .tooDeep(most: most))
  }

  @Test func hasNoMoreKeysThanAllowed() {
    let most = Bound.tomlKeys.greatest
    let lines = (0..<most).map { "a\($0) = 1\n" }
    #expect(TOMLDocument(lines.joined()).root.entries.count == most)
    let document = TOMLDocument((lines + ["b = 1\n", "c = x\n"]).joined())
    #expect(document.told == ["\(most + 1):1 tooManyKeys(most: \(most))"])
    #expect(document.root.entries.count == most)
  }
}
