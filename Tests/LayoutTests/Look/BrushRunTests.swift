import Cells
import Kit
import Testing

@testable import Layout
@testable import Views

/// Cells that are coloured by runs have the colours that they have one by one.
struct BrushRunTests {
  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func aRunHasOneColor(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let look = try Look.test(
      depth: [ColorDepth.direct, .palette256, .ansi16, .mono].randomElement(using: &random)
        ?? .direct)
    let size = Size(
      width: Int.random(in: 1...1000, using: &random), height: Int.random(in: 1...6, using: &random)
    )
    let paint = Self.paint(&random)
    var (brush, single) = (
      Brush(paint: paint, size: size, opacity: 1, look: look),
      Brush(paint: paint, size: size, opacity: 1, look: look)
    )
    for y in -1...size.height {
      var x = Int.random(in: -3...2, using: &random)
      while x < size.width + 2 {
        let most = Int.random(in: 1...size.width + 5, using: &random)
        let run = brush.run(from: Point(x: x, y: y), upTo: most, over: look.ground)
        try #require(1...most ~= run.length)
        for place in x..<x + run.length {
          #expect(single.color(at: Point(x: place, y: y), over: look.ground) == run.color)
        }
        x += run.length
      }
    }
  }

  /// Lines in all directions, with stops in any order, and what has no order along a row.
  private static func paint(_ random: inout SplitMix) -> Paint {
    func share() -> Double { Double(Int.random(in: -2...12, using: &random)) / 10 }
    func color() -> Color { Color(red: share(), green: share(), blue: share()) }
    let stops = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      Gradient.Stop(color: color(), location: share())
    }
    if Int.random(in: 0..<5, using: &random) == 0 {
      return Paint(
        .radial(
          RadialGradient(
            gradient: Gradient(stops: stops), center: .center, startRadius: 0, endRadius: 90)))
    }
    return Paint(
      LinearGradient(
        stops: stops, startPoint: UnitPoint(x: share(), y: share()),
        endPoint: UnitPoint(x: share(), y: share())))
  }
}
