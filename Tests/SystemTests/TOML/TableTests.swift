import Testing

@testable import System

/// Checks how keys, dots and headers make tables.
struct TableTests {
  @Test(arguments: [
    ("", "{}"), ("\n\n# x\n  # y", "{}"), ("\u{FEFF}a = 1", "{a: 1}"),
    ("a=1\r\nb=2\r\n", "{a: 1, b: 2}"),
    ("a-b_1 = 1\n1234 = 2\n\"\" = 3\n'q \"x\"' = 4", "{a-b_1: 1, 1234: 2, : 3, q \"x\": 4}"),
    ("  a  .  'b'\t.\"c\" = 1\na.d = 2", "{a: {b: {c: 1}, d: 2}}"), ("3.14 = 1", "{3: {14: 1}}"),
    ("[a]\nb = 1\n\n[ c . 'd' ] # x\ne = 2", "{a: {b: 1}, c: {d: {e: 2}}}"),
    ("[a.b]\nx = 1\n[a]\ny = 2", "{a: {b: {x: 1}, y: 2}}"),
    ("[a.b.c]\nz = 9\n[a]\nb.d = 1", "{a: {b: {c: {z: 9}, d: 1}}}"),
    ("[f]\na.c = 1\n[f.a.t]\nx = 2", "{f: {a: {c: 1, t: {x: 2}}}}"),
    ("a.b = 1\n[a.c]\nd = 2", "{a: {b: 1, c: {d: 2}}}"),
    (
      "[[a]]\nb = 1\n[[a]]\n[a.c]\nd = 2\n[[a]]\n[a.c]\nd = 3",
      "{a: [{b: 1}, {c: {d: 2}}, {c: {d: 3}}]}"
    ),
    (
      "[[a]]\n[[a.b]]\nc = 1\n[[a.b]]\nc = 2\n[[a]]\n[[a.b]]\nc = 3",
      "{a: [{b: [{c: 1}, {c: 2}]}, {b: [{c: 3}]}]}"
    ),
    ("[a]\n[a.b]\n[[a.c]]\nx.y = 1\nx.z = 2", "{a: {b: {}, c: [{x: {y: 1, z: 2}}]}}"),
    ("v = {a.b = 1, a.c = {d = 2}}", "{v: {a: {b: 1, c: {d: 2}}}}"),
  ])
  func reads(text: String, table: String) {
    let document = TOMLDocument(text)
    #expect(document.faults.isEmpty, "\(document.told)")
    #expect(document.root.printed == table)
  }

  @Test func knowsWhereEachKeyAndValueIs() throws {
    let text =
      "\u{FEFF}# x\n\"가\".\"나\" = 'é'\n[b]\n  c =   [ 1,\n 22]\n[[d]]\n[[d]]\ne = {f = 1}\n"
    let root = TOMLDocument(text).root
    func place(_ path: String...) throws -> [String] {
      var (table, places) = (root, [String]())
      for key in path {
        let entry = try #require(table[key])
        places = ["\(entry.position)", "\(entry.value.position)"]
        if case .table(let inner) = entry.value.content { table = inner }
        if case .array(let values) = entry.value.content {
          places += values.map { "\($0.position)" }
          if case .table(let inner) = values.last?.content { table = inner }
        }
      }
      return places
    }
    #expect(try place("가") == ["2:1", "2:1"])
    #expect(try place("가", "나") == ["2:5", "2:11"])
    #expect(try place("b", "c") == ["4:3", "4:9", "4:11", "5:2"])
    #expect(try place("d") == ["6:3", "6:3", "6:3", "7:3"])
    #expect(try place("d", "e", "f") == ["8:6", "8:10"])
  }
}
