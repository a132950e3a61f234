import Cells
import Ink
import Kit
import Testing

struct SymbolParsingTests {
  private static let roles = "role y sun\nrole w cloud\n"

  private static func complaint(about text: String) -> String? {
    do {
      _ = try SymbolBook(parsing: text)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func readsRolesShapesFiguresArtAndLines() throws {
    let text = """
      // A comment.
      role y sun
      shape ball
        circle 0 0 50

      sun.max ☀ *   // and another
        sun: ball 50 50 80 - dot 50' 50'
        + box 0 0 10 10
        from 7
        sun 2: outline p turn 45 50 50 ( oval 0| 0| 50# 50 & polygon 0 0 50 0 50 1.5p )

        yyyyyyyy
        y......y
        y......y
        y......y
        y......y
        yyyyyyyy

        "\\ | /"
        " - - "
        "/ | \\"
      """
    let symbol = try #require(try SymbolBook(parsing: text)["sun.max"])
    #expect(symbol.character.description == "☀" && symbol.plainCharacter.description == "*")
    #expect(symbol.text(rows: 3, tier: .ascii) == ["\\ | /", " - - ", "/ | \\"])
    #expect(symbol.parts(rows: 5, tier: .sextant).map(\.role.description) == ["sun primary"])
    #expect(symbol.parts(rows: 7, tier: .sextant).map(\.role.description) == ["sun secondary"])
    let art = try #require(symbol.parts(rows: 2, tier: .sextant).first)
    #expect(art.figure.distance(to: InkPoint(x: 16, y: 17)) > 0)
    #expect(art.figure.distance(to: InkPoint(x: 2, y: 17)) < 0)
  }

  /// In four rows of sextants, a hundredth is 0.64 points, and the pen is a block of 4 by 17 / 3
  /// points.
  @Test(arguments: [
    ("50", 32.0), ("50|", 32.0), ("10-.5b", 4.4), ("-10+2b", 1.6), ("50-b", 28.0), ("b", 4.0),
    ("p", 29.0 / 6), ("10+p", 6.4 + 29.0 / 6),
  ])
  func addsPensAndBlocksToHundredths(measure: String, points: Double) throws {
    let text = "role y sun\na * *\n  sun: box 0 0 \(measure) 100"
    let symbol = try #require(try SymbolBook(parsing: text)["a"])
    let part = try #require(symbol.parts(rows: 4, tier: .sextant).first)
    #expect(abs(part.figure.bounds.maximum.x - points) < 1e-9)
  }

  @Test(arguments: ["+", "1+", "+p1", "1+-p", "5-2", "1b|p", "--b"])
  func takesNoOtherMeasure(text: String) {
    let file = "role y sun\na * *\n  sun: box 0 0 \(text) 100"
    #expect(Self.complaint(about: file) != nil)
  }

  @Test(arguments: [
    ("  sun: circle 1 2 3", "line 1: an indented line belongs to no symbol"),
    ("a ☀", "line 1: a symbol has a name and two narrow characters, the second of ASCII"),
    ("a 가 *", "line 1: a symbol has a name and two narrow characters, the second of ASCII"),
    ("a * ☀", "line 1: a symbol has a name and two narrow characters, the second of ASCII"),
    ("a ☀ *", "line 1: a has no figure"),
    (
      "\(roles)a ☀ *\n  sun: dot 1 1\na ☀ *\n  sun: dot 1 1", "line 6: a is there twice"
    ),
    ("\(roles)a ☀ *\n  sun: ball 1 1", "line 4: ball is no figure"),
    (
      "\(roles)a ☀ *\n  sun: circle 1 1",
      "line 4: the numbers after circle are too few, too many or none"
    ),
    (
      "\(roles)a ☀ *\n  sun: circle 1 1 nan",
      "line 4: the numbers after circle are too few, too many or none"
    ),
    ("\(roles)a ☀ *\n  sun: dot 1 1 +", "line 4: a figure is missing"),
    ("\(roles)a ☀ *\n  sun: ( dot 1 1", "line 4: a parenthesis has no end"),
    ("\(roles)a ☀ *\n  sun: dot 1 1 )", "line 4: a parenthesis has no end"),
    ("\(roles)a ☀ *\n  rain: dot 1 1", "line 4: there is no role rain"),
    ("\(roles)a ☀ *\n  sun 4: dot 1 1", "line 4: there is no role sun 4:"),
    ("\(roles)a ☀ *\n  from x", "line 4: x is no number of rows"),
    ("\(roles)a ☀ *\n  from 3\n  sun: dot 1 1\n  from 2", "line 6: 2 is no number of rows"),
    (
      "\(roles)a ☀ *\n  sun: dot 1 1\n  yy\n  y\n",
      "line 7: the rows of a drawing are as long as each other and hold only roles and dots"
    ),
    (
      "\(roles)a ☀ *\n  sun: dot 1 1\n  xx",
      "line 5: the rows of a drawing are as long as each other and hold only roles and dots"
    ),
    ("role yy sun", "line 1: there is no role yy sun"),
    ("shape ball\n  circle 1", "line 2: the numbers after circle are too few, too many or none"),
  ])
  func saysWhereAndWhyItIsWrong(text: String, complaint: String) {
    #expect(Self.complaint(about: text) == complaint)
  }

  @Test func aDeepFigureIsRefused() {
    let text = Self.roles + "a ☀ *\n  sun: " + String(repeating: "( ", count: 100_000) + "dot 1 1"
    #expect(Self.complaint(about: text) != nil)
    let turned =
      Self.roles + "a ☀ *\n  sun: " + String(repeating: "grow 1 ", count: 100_000) + "dot 1 1"
    #expect(Self.complaint(about: turned) == "line 4: a parenthesis has no end")
  }

  @Test func survivesMutations() throws {
    let text = try SymbolBook.text()
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let start = lines.firstIndex { $0.hasPrefix("role") } ?? 0
    let corpus = [start..<start + 60, start + 60..<start + 110].map { range in
      Array((Self.roles + lines[range].joined(separator: "\n")).utf8)
    }
    try fuzz(corpus, rounds: 150) { bytes in
      let book = try? SymbolBook(parsing: String(decoding: bytes, as: UTF8.self))
      for symbol in book?.symbols.values ?? [:].values {
        for rows in [1, 3, 8] {
          let parts = symbol.parts(rows: rows, tier: .sextant)
          #expect(parts.allSatisfy { !$0.figure.distance(to: .zero).isNaN })
        }
      }
    }
  }
}
