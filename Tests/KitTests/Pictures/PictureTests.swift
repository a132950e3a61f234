import Cells
import Testing

@testable import Kit

struct PictureTests {
  private let canvas = Canvas(lines: ["서울 21°", "", "맑음"])

  @Test func ignoresTheSpacesAtTheEnds() {
    expectPicture(canvas, "서울 21°  \n\n맑음\n\n")
    #expect(difference(from: " 서울 21°\n\n맑음", to: canvas) != nil)
    #expect(difference(from: "서울 21°\n맑음", to: canvas) != nil)
  }

  @Test func showsBothPicturesAndWhereTheyDiffer() {
    #expect(
      difference(from: "서울 31°\n\n맑음\nx", to: canvas) == """
             │expected│shown│
        !  0 │서울 31°│서울 21°│
             │     ^  │     ^│
           1 │        ││
           2 │맑음    │맑음│
        !  3 │x       ││
             │^       │^│
        """)
  }

  @Test func tellsStylesInRuns() {
    var canvas = Canvas(size: Size(width: 6, height: 2))
    canvas.write(
      "서울", Style(foreground: .white, background: RGB(0x0E3F98), attributes: .bold),
      at: Point(x: 1, y: 0))
    canvas.fill(Rect(x: 0, y: 1, width: 6, height: 1), with: Style(background: .black))
    expectStyles(
      canvas,
      """
      1,0 "서울" #ffffff on #0e3f98 bold
      0,1 "      " - on #000000
      """)
    #expect(
      canvas.dump == """
        6x2
         서울

        ---
        0a #ffffff on #0e3f98 bold
        1a - on #000000
        ---
        0 0a1 .5
        1 1a0

        """)
    #expect(
      Canvas.lines(ofDump: canvas.dump) == [
        "6x2", " 서울", "", "---", "1,0 #ffffff on #0e3f98 bold", "5,0 plain",
        "0,1 - on #000000",
      ])
  }

  @Test func namesAnyNumberOfStyles() {
    var canvas = Canvas(size: Size(width: 703, height: 1))
    canvas.fill(canvas.bounds) { Style(background: RGB(UInt32($0.x))) }
    let lines = canvas.dump.split(separator: "\n")
    for line in ["0z - on #000019", "0aa - on #00001a", "0zz - on #0002bd", "0aaa - on #0002be"] {
      #expect(lines.contains(Substring(line)))
    }
  }

  @Test func comparesLines() {
    let difference = LineDifference(from: ["a", "b", "c"], to: ["a", "x", "y", "c", "d"])
    #expect(difference.description == "  a\n- b\n+ x\n+ y\n  c\n+ d")
  }
}
