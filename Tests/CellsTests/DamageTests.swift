import Cells
import Kit
import Testing

struct DamageTests {
  @Test func nothingForTheSame() {
    let canvas = Canvas(lines: ["가나", "ab"])
    #expect(canvas.damage(since: canvas).isEmpty)
  }

  @Test func oneSpanForOneCell() {
    let damage = Canvas(lines: ["abc", "dXf"]).damage(since: Canvas(lines: ["abc", "def"]))
    #expect(damage.description == "1,1 \"X\"")
  }

  @Test func neverSplitsAWideGlyph() {
    let old = Canvas(lines: ["a가나b"])
    #expect(Canvas(lines: ["a가다b"]).damage(since: old).description == "3,0 \"다\"")
    #expect(Canvas(lines: ["a가xyb"]).damage(since: old).description == "3,0 \"xy\"")
    #expect(Canvas(lines: ["ax다yb"]).damage(since: old).description == "1,0 \"x다y\"")
  }

  @Test func everythingForAnotherSize() {
    let damage = Canvas(lines: ["ab"]).damage(since: Canvas(lines: ["ab", "cd"]))
    #expect(damage.area == 2)
  }

  @Test(arguments: 0..<200)
  func appliedToTheOldGivesTheNew(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    let old = Canvas.random(using: &random)
    var new = Bool.random(using: &random) ? old : Canvas.random(using: &random)
    new.scribble(using: &random)
    let damage = new.damage(since: old)
    #expect(old.applying(damage) == new)
    for span in damage.spans {
      #expect(span.cells.first?.isTail == false)
      #expect(!new[span.columns.upperBound, span.row].isTail)
    }
  }
}
