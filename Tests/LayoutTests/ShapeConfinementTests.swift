import Cells
import Kit
import Layout
import Testing
import Views

/// Checks that a shape with any numbers stays in its frame and its clip.
struct ShapeConfinementTests {
  static let odd: [Double] = [-1, 0.3, 1e300, -.infinity, .nan]

  @Test(arguments: odd, odd) func staysInside(first: Double, second: Double) throws {
    for shape in Self.shapes(first, second) {
      for painted in Self.painted(shape, first, second) {
        for medium in [
          (GlyphTier.sextant, ColorDepth.direct, 1.0), (.ascii, .mono, 1),
          (.quadrant, .direct, 2.7),
        ] {
          try expectConfined(painted, Size(width: 6, height: 3), medium)
        }
      }
    }
  }

  private static func shapes(_ first: Double, _ second: Double) -> [AnyShape] {
    let path = Path {
      $0.addArc(
        center: CGPoint(x: first, y: second), radius: second, startAngle: .degrees(first),
        endAngle: .radians(second), clockwise: false)
      $0.addQuadCurve(to: .zero, control: CGPoint(x: second, y: first))
    }
    return [
      AnyShape(Circle().inset(by: first)), AnyShape(Capsule().scale(x: first, y: second)),
      AnyShape(RoundedRectangle(cornerRadius: second).rotation(.degrees(first))),
      AnyShape(
        UnevenRoundedRectangle(topLeadingRadius: first, bottomTrailingRadius: second)),
      AnyShape(path), AnyShape(ContainerRelativeShape().inset(by: second)),
    ]
  }

  private static func painted(_ shape: AnyShape, _ first: Double, _ second: Double) -> [AnyView] {
    let style = StrokeStyle(
      lineWidth: first, lineCap: .square, dash: [second, first], dashPhase: second)
    return [
      AnyView(
        shape.fill(
          RadialGradient(
            colors: [.red, .blue], center: UnitPoint(x: first, y: 0), startRadius: first,
            endRadius: second))),
      AnyView(shape.trim(from: first, to: second).stroke(.white, style: style)),
      AnyView(
        shape.trim(from: 0.1, to: 0.9).stroke(
          AngularGradient(
            colors: [.red, .blue], center: .center, startAngle: .degrees(first),
            endAngle: .degrees(second)), lineWidth: second
        ).rotationEffect(.degrees(second))),
      AnyView(Text("가나다라마바").background(.blue).clipShape(shape)),
    ]
  }

  private func expectConfined(
    _ view: AnyView, _ size: Size, _ medium: (tier: GlyphTier, depth: ColorDepth, scale: Double)
  ) throws {
    let room = Size(width: size.width + 4, height: size.height + 4)
    let dots = String(repeating: ".", count: room.width)
    var canvas = Canvas(lines: Array(repeating: dots, count: room.height))
    let frame = Rect(origin: Point(x: 2, y: 2), size: size)
    let clip = frame.intersection(Rect(x: 3, y: 0, width: 99, height: 99))
    var surroundings = try Surroundings.test(glyphs: medium.tier)
    surroundings.metric = Metric(scale: medium.scale)
    let node = Node(
      archiving: view.offset(x: 16 / medium.scale, y: 34 / medium.scale))
    let box = node.laidOut(in: size, surroundings: surroundings)
    box.paint(on: &canvas, look: Look(depth: medium.depth), clippedTo: clip)
    let places = (0..<room.height).flatMap { y in (0..<room.width).map { Point(x: $0, y: y) } }
    let faults = places.filter {
      !clip.contains($0) && canvas[$0.x, $0.y] != Cell(Glyph("."), .plain)
    }
    #expect(faults == [])
  }
}
