import Ink
import Testing

struct DistanceTests {
  private static let square = InkRect(x: 0, y: 0, width: 10, height: 10)
  private static let circle = Figure.circle(center: .zero, radius: 5)

  @Test(arguments: [
    (circle, InkPoint(x: 3, y: 4), 0),
    (circle, InkPoint(x: 0, y: 8), 3),
    (.ellipse(square), InkPoint(x: 5, y: 12), 2),
    (.ellipse(square), InkPoint(x: 5, y: 5), -5),
    (.rectangle(square, radius: 0), InkPoint(x: 13, y: 14), 5),
    (.rectangle(square, radius: 0), InkPoint(x: 5, y: 8), -2),
    (.rectangle(square, radius: 5), InkPoint(x: 0, y: 0), 50.0.squareRoot() - 5),
    (.capsule(in: InkRect(x: 0, y: 0, width: 20, height: 4)), InkPoint(x: 22, y: 2), 2),
    (.capsule(from: .zero, to: InkPoint(x: 10, y: 0), radius: 1), InkPoint(x: 5, y: 3), 2),
    (
      .polyline([.zero, InkPoint(x: 10, y: 0), InkPoint(x: 10, y: 10)], radius: 1),
      InkPoint(x: 13, y: 5), 2
    ),
    (.polyline([InkPoint(x: 1, y: 1)], radius: 1), InkPoint(x: 4, y: 5), 4),
    (.polygon([.zero, InkPoint(x: 10, y: 0), InkPoint(x: 0, y: 10)]), InkPoint(x: 2, y: 2), -2),
    (.polygon([.zero, InkPoint(x: 10, y: 0), InkPoint(x: 0, y: 10)]), InkPoint(x: -3, y: 5), 3),
    (.union([circle, circle.moved(x: 20, y: 0)]), InkPoint(x: 13, y: 0), 2),
    (.intersection([circle, circle.moved(x: 6, y: 0)]), InkPoint(x: 3, y: 0), -2),
    (.difference(circle, .circle(center: .zero, radius: 3)), .zero, 3),
    (.outline(circle, width: 2), InkPoint(x: 5, y: 0), -1),
    (.grown(circle, by: 2), InkPoint(x: 8, y: 0), 1),
    (.scaled(circle, x: 2, y: 2), InkPoint(x: 12, y: 0), 2),
    (
      .turned(.capsule(from: .zero, to: InkPoint(x: 10, y: 0), radius: 1), by: Turn(degrees: 90)),
      InkPoint(x: 0, y: 13), 2
    ),
  ])
  func isAsFarAsItLooks(figure: Figure, place: InkPoint, distance: Double) {
    #expect(abs(figure.distance(to: place) - distance) < 1e-9, "\(figure)")
  }

  @Test(arguments: [
    (0.25, InkPoint(x: 10, y: 0), -1.0), (0.25, InkPoint(x: 0, y: 10), -1),
    (0.25, InkPoint(x: -10, y: 0), 13),
    (0.5, InkPoint(x: -10, y: 0), -1), (0.5, InkPoint(x: 0, y: -10), 13),
    (1, InkPoint(x: 0, y: -10), -1),
    (0, InkPoint(x: 13, y: 0), 2),
  ])
  func anArcSweepsClockwise(sweep: Double, place: InkPoint, distance: Double) {
    let arc = Arc(center: .zero, radius: 10, pen: 1, from: Turn(turns: 0), sweep: sweep)
    let told = Figure.arc(arc).distance(to: place)
    #expect(distance < 0 ? abs(told - distance) < 1e-9 : told > 0)
  }

  @Test func printsItself() {
    let figure = Figure.difference(.circle(center: .zero, radius: 2), .nothing).moved(x: 1, y: 2)
    #expect("\(figure)" == "moved((circle(0.0,0.0 r2.0) - nothing) 1.0,2.0)")
  }
}
