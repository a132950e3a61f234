import Testing
import Views

struct StackTests {
  @Test func sharesARowAtEveryWidth() throws {
    let view = HStack(spacing: 0) {
      Text("012"); Text("abc"); Text("ABC")
    }
    let shown = try rows(of: view, widths: 0...12)
    #expect(
      shown == [
        "", "…", "……", "………", "……A…", "…a…A…", "0…a…A…", "0…a…ABC", "0…abcABC", "012abcABC",
        "012abcABC.", ".012abcABC.", ".012abcABC..",
      ])
  }

  @Test func letsTheSpacerTakeTheRest() throws {
    let view = HStack(spacing: 0) {
      Text("ab"); Spacer(minLength: 0); Text("가")
    }
    let shown = try rows(of: view, widths: 0...8)
    #expect(
      shown == [
        "", "…", "……", "…가", "ab가", "ab.가", "ab..가", "ab...가", "ab....가",
      ])
  }

  @Test func servesPrioritiesFirst() throws {
    let view = HStack(spacing: 0) {
      Text("abcdef").lineLimit(1)
      Text("ABCDEF").lineLimit(1).layoutPriority(1)
    }
    let shown = try rows(of: view, widths: 0...12)
    #expect(
      shown == [
        "", "…", "A…", "AB…", "ABC…", "ABCD…", "ABCDEF", "…ABCDEF", "a…ABCDEF", "ab…ABCDEF",
        "abc…ABCDEF", "abcd…ABCDEF", "abcdefABCDEF",
      ])
  }

  @Test func standsByTheAlignment() throws {
    func column(_ alignment: HorizontalAlignment) -> some View {
      VStack(alignment: alignment, spacing: 0) {
        Text("a"); Text("bcdef"); Text("gh")
      }
    }
    try expectScreen(column(.leading), width: 5, height: 3, "a\nbcdef\ngh")
    try expectScreen(column(.center), width: 5, height: 3, "  a\nbcdef\n gh")
    try expectScreen(column(.trailing), width: 5, height: 3, "    a\nbcdef\n   gh")
  }

  @Test func standsByLinesOfText() throws {
    func row(_ alignment: VerticalAlignment) -> some View {
      HStack(alignment: alignment, spacing: 0) {
        Text("a")
        VStack(spacing: 0) {
          Color.red.frame(width: 8, height: 17)
          Text("b\nc")
        }
        Text("d\ne\nf").background { Text("x\n\n\n\ny").fixedSize() }
        Color.blue.frame(width: 8, height: 34)
      }
    }
    try expectScreen(
      row(.firstTextBaseline), width: 4, height: 4, "  x\nabd\n ce\n  f")
    try expectScreen(
      row(.lastTextBaseline), width: 4, height: 5, "  x\n  d\n be\nacf\n  y")
  }

  /// Otherwise each level would measure the one within twice as often.
  @Test func standsByLinesHoweverDeep() throws {
    var view = AnyView(Text("a\nb"))
    for _ in 0..<60 {
      let inner = view
      view = AnyView(HStack(alignment: .lastTextBaseline, spacing: 0) { inner })
    }
    try expectScreen(view, width: 1, height: 2, "a\nb")
  }

  @Test func keepsItsUsualDistances() throws {
    try expectScreen(
      HStack {
        Text("a"); Text("b")
      }, width: 5, " a b")
    try expectScreen(
      HStack(spacing: 16) {
        Text("a"); Text("b")
      }, width: 5, "a  b")
    try expectScreen(
      VStack {
        Text("a"); Text("b")
      }, width: 1, height: 2, "a\nb")
    try expectScreen(
      VStack(spacing: 16) {
        Text("a"); Text("b")
      }, width: 1, height: 3, "a\n\nb")
  }

  @Test func overlapsWhereItsDistanceIsBelowZero() throws {
    let row = HStack(spacing: -8) {
      Text("abc")
      Text("def")
    }
    let shown = try rows(of: row, widths: 0...6)
    #expect(shown == ["", "…", "d…", "ad…", "adef", "abdef", "abdef."])
    try expectScreen(
      VStack(spacing: -17) {
        Text("a")
        Text("bc")
      }, width: 3, height: 2, "bc")
    try expectScreen(
      HStack(spacing: -1e300) {
        Text("a")
        Text("b")
      }, width: 2, " a")
  }

  @Test func spreadsOverAHeight() throws {
    let view = VStack(spacing: 0) {
      Text("a"); Spacer(); Text("b"); Spacer(); Text("c")
    }
    try expectScreen(view, width: 1, height: 7, "a\n\n\nb\n\n\nc")
  }

  @Test func drawsHairlines() throws {
    try expectScreen(
      HStack {
        Text("a"); Divider(); Text("b")
      }, width: 7, height: 1, " a │ b")
    try expectScreen(
      VStack {
        Text("a"); Divider(); Text("b")
      }, width: 4, height: 3, " a\n────\n b")
  }

  @Test func liesInLayers() throws {
    let view = ZStack(alignment: .bottomTrailing) {
      Text("abc\ndef"); Text("x")
    }
    try expectScreen(view, width: 3, height: 2, "abc\ndex")
  }
}
