import Cells
import Kit

extension Canvas {
  static func random(using random: inout SplitMix) -> Canvas {
    let size = Size(
      width: .random(in: 0...12, using: &random), height: .random(in: 0...4, using: &random))
    var canvas = Canvas(size: size)
    for _ in 0..<4 { canvas.scribble(using: &random) }
    return canvas
  }

  mutating func scribble(using random: inout SplitMix) {
    let words = ["a", "가", "한글", "x가y", "e\u{301}", " ", "──", "\u{1B}[31m"]
    let colours: [RGB?] = [nil, .black, .white]
    let place = Point(
      x: .random(in: -2...12, using: &random), y: .random(in: -1...4, using: &random))
    let style = Style(background: colours.randomElement(using: &random) ?? nil)
    write(words.randomElement(using: &random) ?? "", style, at: place)
  }
}
