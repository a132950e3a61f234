import Cells
import Layout
import Views

extension Passage {
  /// The passage between two views, by default on blue.
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

  /// The pictures at several shares of the way, side by side.
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

  /// The points that differ from another canvas.
  func changes(since other: Canvas) -> [Point] {
    places.filter { self[$0.x, $0.y] != other[$0.x, $0.y] }
  }
}
