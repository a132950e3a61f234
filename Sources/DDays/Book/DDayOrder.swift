package import Almanac

/// By what D-Days are put in order.
package enum DDayOrder: String, CaseIterable, Hashable, Sendable {
  case date, title
}

extension [DDay] {
  /// Those that are pinned come first.
  package func sorted(by order: DDayOrder, from today: CivilDay) -> [DDay] {
    let keys = map { dday in
      (
        isBehind: dday.occasion.isPinned ? 0 : 1, day: dday.occasion.day(seenFrom: today),
        title: dday.occasion.title.lowercased(), dday: dday
      )
    }
    return keys.sorted { one, other in
      switch order {
      case .date:
        (one.isBehind, one.day, one.title, one.dday.id)
          < (other.isBehind, other.day, other.title, other.dday.id)
      case .title:
        (one.isBehind, one.title, one.day, one.dday.id)
          < (other.isBehind, other.title, other.day, other.dday.id)
      }
    }
    .map(\.dday)
  }

  /// The one that is to come next; if none is, the one that was last. Of those on the same day a
  /// pinned one goes first.
  package func nearest(from today: CivilDay) -> DDay? {
    let sorted = sorted(by: .date, from: today)
    let keys = sorted.map { dday in
      let distance = dday.occasion.day(seenFrom: today).number - today.number
      return (isPast: distance < 0 ? 1 : 0, distance: abs(distance), dday: dday)
    }
    return keys.min { ($0.isPast, $0.distance) < ($1.isPast, $1.distance) }?.dday
  }
}
