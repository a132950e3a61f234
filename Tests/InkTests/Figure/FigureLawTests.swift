import Kit
import Testing

@testable import Ink

struct FigureLawTests {
  /// Nothing of the figure lies within the reported distance.
  @Test func neverTellsADistanceTooLarge() {
    var random = SplitMix(seed: 1)
    for _ in 0..<300 {
      let figure = Figure.random(using: &random)
      for _ in 0..<20 {
        let (here, there) = (InkPoint.random(using: &random), InkPoint.random(using: &random))
        let way = (here - there).x.magnitude + (here - there).y.magnitude
        let change = abs(figure.distance(to: here) - figure.distance(to: there))
        #expect(change <= way + 1e-9 || change.isNaN || change == .infinity, "\(figure)")
      }
    }
  }

  @Test func isTheUnionOfItsPieces() {
    var random = SplitMix(seed: 8)
    for _ in 0..<300 {
      let figures = [Figure.random(using: &random), .random(using: &random)]
      let figure = Figure.union(figures).moved(x: 3, y: -5)
      for _ in 0..<20 {
        let place = InkPoint.random(using: &random)
        let nearest = figure.pieces.map { $0.distance(to: place) }.min() ?? .infinity
        let distance = figure.distance(to: place)
        #expect(abs(nearest - distance) < 1e-6 || nearest == distance, "\(figure)")
      }
    }
  }

  @Test func liesWithinItsBounds() {
    var random = SplitMix(seed: 2)
    for _ in 0..<300 {
      let figure = Figure.random(using: &random)
      let bounds = figure.bounds
      for _ in 0..<20 {
        let place = InkPoint.random(using: &random)
        guard figure.distance(to: place) < -1e-9 else { continue }
        #expect(place.x >= bounds.minimum.x - 1e-9 && place.x <= bounds.maximum.x + 1e-9)
        #expect(place.y >= bounds.minimum.y - 1e-9 && place.y <= bounds.maximum.y + 1e-9)
      }
    }
  }
}
