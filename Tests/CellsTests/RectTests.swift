import Cells
import Testing

struct RectTests {
  private static let rects = [
    Rect(x: 0, y: 0, width: 2, height: 3), Rect(x: 1, y: 2, width: 4, height: 1),
    Rect(x: 2, y: 0, width: 1, height: 3), Rect(x: -3, y: -1, width: 4, height: 2),
    Rect(x: 7, y: 9, width: 0, height: 5), .zero,
  ]
  private static let places = (-4..<10).flatMap { y in (-4..<10).map { Point(x: $0, y: y) } }

  @Test(arguments: rects, rects)
  func meetsWhatHasACellInCommon(one: Rect, other: Rect) {
    let hasCommon = Self.places.contains { one.contains($0) && other.contains($0) }
    #expect(one.meets(other) == hasCommon)
  }

  @Test(arguments: rects, rects)
  func unionIsTheSmallestThatHoldsBoth(one: Rect, other: Rect) {
    let union = one.union(other)
    let cells = Self.places.filter { one.contains($0) || other.contains($0) }
    #expect(cells.isEmpty ? union.isEmpty : cells.allSatisfy(union.contains))
    for (range, numbers) in [(union.columns, cells.map(\.x)), (union.rows, cells.map(\.y))]
    where !cells.isEmpty {
      #expect(range.lowerBound == numbers.min() && range.last == numbers.max())
    }
  }
}
