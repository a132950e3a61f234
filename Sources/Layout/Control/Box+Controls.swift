package import Cells

extension Box {
  /// The controls in reading order, with the areas that respond to presses: at least two columns
  /// wide, and without those of controls in front.
  package func controls(in room: Rect) -> [PlacedControl] { PlacedControl.placed(hits, in: room) }
}

extension PlacedControl {
  /// The controls among the hits of a box, as `Box.controls` has them.
  package static func placed(_ hits: [Hit], in room: Rect) -> [PlacedControl] {
    var placed: [PlacedControl] = []
    for hit in hits {
      guard case .control(let control) = hit.target,
        let place = hit.place.widened(to: PlacedControl.leastWidth, in: room)
          .largestPart(outside: placed.map(\.place))
      else { continue }
      placed.append(PlacedControl(place: place, control: control))
    }
    return placed.sorted { $0.place.isRead(before: $1.place) }
  }
}

extension PlacedControl {
  /// The minimum width, in columns; narrower controls are hard to hit.
  static let leastWidth = 2
}

extension Rect {
  /// The part inside the room, widened to a minimum where the room allows.
  fileprivate func widened(to width: Int, in room: Rect) -> Rect {
    let place = intersection(room)
    guard !place.isEmpty, place.size.width < width else { return place }
    let wider = min(width, room.size.width)
    return Rect(
      x: min(place.origin.x, room.columns.upperBound - wider), y: place.origin.y, width: wider,
      height: place.size.height)
  }

  /// The largest part that overlaps none of the others; nil if it is too narrow.
  fileprivate func largestPart(outside others: [Rect]) -> Rect? {
    var part = self
    for other in others where part.meets(other) {
      part = part.parts(beside: other).max { $0.area < $1.area } ?? .zero
    }
    return part.size.width >= PlacedControl.leastWidth && part.size.height > 0 ? part : nil
  }

  /// The parts to the left, right, top and bottom of another rectangle.
  private func parts(beside other: Rect) -> [Rect] {
    func part(_ columns: Range<Int>, _ rows: Range<Int>) -> Rect {
      Rect(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
    }
    func before(_ all: Range<Int>, _ some: Range<Int>) -> Range<Int> {
      all.clamped(to: all.lowerBound..<max(all.lowerBound, some.lowerBound))
    }
    func after(_ all: Range<Int>, _ some: Range<Int>) -> Range<Int> {
      all.clamped(to: min(all.upperBound, some.upperBound)..<all.upperBound)
    }
    return [
      part(before(columns, other.columns), rows), part(after(columns, other.columns), rows),
      part(columns, before(rows, other.rows)), part(columns, after(rows, other.rows)),
    ]
  }

  private var area: Int { size.width * size.height }

  fileprivate func isRead(before other: Rect) -> Bool {
    (origin.y, origin.x) < (other.origin.y, other.origin.x)
  }
}
