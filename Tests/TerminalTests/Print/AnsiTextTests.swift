import Cells
import Terminal
import Testing

struct AnsiTextTests {
  private func text(
    _ style: Style, _ depth: ColorDepth, _ draw: (inout Canvas) -> Void = { _ in }
  ) -> String {
    var canvas = Canvas(size: Size(width: 8, height: 1))
    canvas.write("ab", style, at: .zero)
    draw(&canvas)
    return AnsiText(canvas, depth: depth).description
      .replacing("\u{1B}", with: "^")
  }

  @Test("A plain canvas prints as its text")
  func plain() {
    let canvas = Canvas(lines: ["가나 ", "", " b"])
    for depth in ColorDepth.allCases {
      #expect(AnsiText(canvas, depth: depth).description == "가나\n\n b")
    }
    #expect(AnsiText(Canvas(size: .zero), depth: .direct).description.isEmpty)
  }

  @Test(
    "A colour is told in the depth that is asked for",
    arguments: [
      (ColorDepth.direct, "^[38;2;255;128;0;48;2;0;0;0mab^[m"),
      (.palette256, "^[38;5;208;48;5;16mab^[m"), (.ansi16, "^[33;40mab^[m"), (.mono, "ab"),
    ])
  func depths(depth: ColorDepth, expected: String) {
    let style = Style(foreground: RGB(0xFF8000), background: .black)
    #expect(text(style, depth) == expected)
  }

  @Test("Only changes of style are sent, in the shortest form")
  func changes() {
    let style = Style(foreground: RGB(0x010203), attributes: .bold)
    let result = text(style, .direct) { canvas in
      canvas.write("c", Style(foreground: RGB(0x010203)), at: Point(x: 2, y: 0))
      canvas.write("d", Style(attributes: .strikethrough), at: Point(x: 3, y: 0))
      canvas.write("e", Style(attributes: [.reverse, .strikethrough]), at: Point(x: 4, y: 0))
    }
    #expect(result == "^[1;38;2;1;2;3mab^[22mc^[0;9md^[7me^[m")
  }

  @Test("A row ends after its last visible cell, and in plain style")
  func ends() {
    let ground = Style(background: .white)
    #expect(text(.plain, .direct) { $0.fill($0.bounds, with: ground) }.hasSuffix("        ^[m"))
    #expect(text(.plain, .direct) == "ab")
  }
}
