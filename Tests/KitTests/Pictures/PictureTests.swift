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
        1,0 "서울" #ffffff on #0e3f98 bold
        0,1 "      " - on #000000

        """)
  }

  @Test func comparesLines() {
    let difference = LineDifference(from: ["a", "b", "c"], to: ["a", "x", "y", "c", "d"])
    #expect(difference.description == "  a\n- b\n+ x\n+ y\n  c\n+ d")
  }
}
