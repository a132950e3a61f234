package import Cells

extension Box {
  /// The controls in the order in which they are read, each where it can be hit: at least two columns
  /// wide, and nowhere where another is in front of it.
  package func controls(in room: Rect) -> [PlacedControl] {
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
  /// What is narrower can't be hit with any certainty.
  static let leastWidth = 2
}

extension Rect {
  /// As much of it as lies in a room, and so wide if there is room for that.
  fileprivate func widened(to width: Int, in room: Rect) -> Rect {
    let place = intersection(room)
    guard !place.isEmpty, place.size.width < width else { return place }
    let wider = min(width, room.size.width)
    return Rect(
      x: min(place.origin.x, room.columns.upperBound - wider), y: place.origin.y, width: wider,
      height: place.size.height)
  }

  /// The largest rectangle of it that is wide enough and meets none of some others.
  fileprivate func largestPart(outside others: [Rect]) -> Rect? {
    var part = self
    for other in others where part.meets(other) {
      part = part.parts(beside: other).max { $0.area < $1.area } ?? .zero
    }
    return part.size.width >= PlacedControl.leastWidth && part.size.height > 0 ? part : nil
  }

  /// What lies left and right of, above and below another.
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
