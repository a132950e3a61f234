import Cells
import Layout
import Views

extension Passage {
  /// From one view to another in a room on blue, or on what is given.
  init?(
    from old: some View, to new: some View, _ width: Int, _ height: Int, look: Look = Look(),
    on ground: Style = Style(background: RGB(0x10_40_A0)), glyphs: GlyphTier = .sextant
  ) throws {
    let canvas = Canvas(size: Size(width: width, height: height), filledWith: ground)
    let surroundings = try Surroundings.test(glyphs: glyphs)
    func box(_ view: some View) -> Box {
      Node(archiving: view).laidOut(in: canvas.size, surroundings: surroundings)
    }
    self.init(from: box(old), to: box(new), over: canvas, look: look)
  }

  /// Several shares of the way, one beside the other.
  func filmstrip(_ shares: [Double]) -> Canvas {
    let pictures = shares.map { canvas(at: $0) }
    let size = pictures.first?.size ?? .zero
    var strip = Canvas(size: Size(width: (size.width + 1) * shares.count, height: size.height))
    for (index, picture) in pictures.enumerated() {
      strip.draw(picture, at: Point(x: index * (size.width + 1), y: 0))
    }
    return strip
  }
}

extension Canvas {
  var places: [Point] {
    (0..<size.height).flatMap { y in (0..<size.width).map { Point(x: $0, y: y) } }
  }

  var isBlank: Bool { description.allSatisfy { $0.isWhitespace } }

  /// Where it shows something else than another canvas.
  func changes(since other: Canvas) -> [Point] {
    places.filter { self[$0.x, $0.y] != other[$0.x, $0.y] }
  }
}
