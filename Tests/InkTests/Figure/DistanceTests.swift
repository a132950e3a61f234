import Ink
import Testing

struct DistanceTests {
  private static let square = Box(x: 0, y: 0, width: 10, height: 10)
  private static let circle = Figure.circle(center: .zero, radius: 5)

  @Test(arguments: [
    (circle, Place(x: 3, y: 4), 0),
    (circle, Place(x: 0, y: 8), 3),
    (.ellipse(square), Place(x: 5, y: 12), 2),
    (.ellipse(square), Place(x: 5, y: 5), -5),
    (.rectangle(square, radius: 0), Place(x: 13, y: 14), 5),
    (.rectangle(square, radius: 0), Place(x: 5, y: 8), -2),
    (.rectangle(square, radius: 5), Place(x: 0, y: 0), 50.0.squareRoot() - 5),
    (.capsule(in: Box(x: 0, y: 0, width: 20, height: 4)), Place(x: 22, y: 2), 2),
    (.capsule(from: .zero, to: Place(x: 10, y: 0), radius: 1), Place(x: 5, y: 3), 2),
    (
      .polyline([.zero, Place(x: 10, y: 0), Place(x: 10, y: 10)], radius: 1), Place(x: 13, y: 5), 2
    ),
    (.polyline([Place(x: 1, y: 1)], radius: 1), Place(x: 4, y: 5), 4),
    (.polygon([.zero, Place(x: 10, y: 0), Place(x: 0, y: 10)]), Place(x: 2, y: 2), -2),
    (.polygon([.zero, Place(x: 10, y: 0), Place(x: 0, y: 10)]), Place(x: -3, y: 5), 3),
    (.union([circle, circle.moved(x: 20, y: 0)]), Place(x: 13, y: 0), 2),
    (.intersection([circle, circle.moved(x: 6, y: 0)]), Place(x: 3, y: 0), -2),
    (.difference(circle, .circle(center: .zero, radius: 3)), .zero, 3),
    (.outline(circle, width: 2), Place(x: 5, y: 0), -1),
    (.grown(circle, by: 2), Place(x: 8, y: 0), 1),
    (.scaled(circle, x: 2, y: 2), Place(x: 12, y: 0), 2),
    (
      .turned(.capsule(from: .zero, to: Place(x: 10, y: 0), radius: 1), by: Turn(degrees: 90)),
      Place(x: 0, y: 13), 2
    ),
  ])
  func isAsFarAsItLooks(figure: Figure, place: Place, distance: Double) {
    #expect(abs(figure.distance(to: place) - distance) < 1e-9, "\(figure)")
  }

  @Test(arguments: [
    (0.25, Place(x: 10, y: 0), -1.0), (0.25, Place(x: 0, y: 10), -1),
    (0.25, Place(x: -10, y: 0), 13),
    (0.5, Place(x: -10, y: 0), -1), (0.5, Place(x: 0, y: -10), 13), (1, Place(x: 0, y: -10), -1),
    (0, Place(x: 13, y: 0), 2),
  ])
  func anArcSweepsClockwise(sweep: Double, place: Place, distance: Double) {
    let arc = Arc(center: .zero, radius: 10, pen: 1, from: Turn(turns: 0), sweep: sweep)
    let told = Figure.arc(arc).distance(to: place)
    #expect(distance < 0 ? abs(told - distance) < 1e-9 : told > 0)
  }

  @Test func printsItself() {
    let figure = Figure.difference(.circle(center: .zero, radius: 2), .nothing).moved(x: 1, y: 2)
    #expect("\(figure)" == "moved((circle(0.0,0.0 r2.0) - nothing) 1.0,2.0)")
  }
}
