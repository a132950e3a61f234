import Cells
import Ink
import Testing

struct HostileFigureTests {
  private static let odd: [Double] = [0, -1, 1e300, -1e300, .infinity, -.infinity, .nan, 1e-300]

  private static func figures(_ first: Double, _ second: Double) -> [Figure] {
    let place = InkPoint(x: first, y: second)
    let box = InkRect(x: first, y: second, width: second, height: first)
    return [
      .circle(center: place, radius: second), .circle(center: .zero, radius: first),
      .ellipse(box), .rectangle(box, radius: first), .polyline([place, .zero], radius: second),
      .polyline([], radius: first), .polygon([place, .zero, InkPoint(x: second, y: first)]),
      .polygon([place]),
      .arc(Arc(center: place, radius: second, pen: first, from: Turn(turns: first), sweep: second)),
      .outline(.circle(center: place, radius: 3), width: first),
      .grown(.rectangle(InkRect(x: 0, y: 0, width: 8, height: 8), radius: second), by: first),
      .scaled(.circle(center: .zero, radius: 9), x: first, y: second),
      .turned(.circle(center: place, radius: 9), by: Turn(turns: first)),
      .difference(.circle(center: .zero, radius: 9), .circle(center: place, radius: first)),
      .moved(.circle(center: .zero, radius: 9), by: place), .intersection([]),
    ]
  }

  @Test(arguments: odd, odd) func noFigureIsTooOdd(first: Double, second: Double) {
    for figure in Self.figures(first, second) {
      #expect(!figure.distance(to: InkPoint(x: 3, y: 4)).isNaN)
      var canvas = Canvas(size: Size(width: 5, height: 2))
      let layer = Layer(figure, .plain(.white), opacity: first)
      for medium in [Medium(), Medium(tier: .ascii), Medium(tier: .half, depth: .mono)] {
        InkDrawing(ground: .plain(.black), [layer, Layer(figure, .plain(.white))])
          .draw(on: &canvas, in: canvas.bounds, with: medium)
      }
      #expect(canvas.size.width == 5)
    }
  }
}
