import Cells
import Pages
import Layout

extension [PlacedControl] {
  /// The nearest control in a direction; the same one if there is none.
  func neighbor(of index: Int, towards direction: Direction) -> Int {
    let start = self[index].place
    let ways = indices.filter { self[$0].place.lies(direction, of: start) }
    return ways.min {
      self[$0].place.distance(to: start, direction) < self[$1].place.distance(to: start, direction)
    } ?? index
  }

  /// The control `count` steps further, wrapping around.
  func step(from index: Int, by count: Int) -> Int {
    let next = (index + count) % self.count
    return next < 0 ? next + self.count : next
  }

  func index(at point: Point) -> Int? {
    firstIndex { $0.place.contains(point) }
  }
}
