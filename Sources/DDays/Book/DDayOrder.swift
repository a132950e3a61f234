package import Almanac

/// A sort order of D-Days.
package enum DDayOrder: String, CaseIterable, Hashable, Sendable {
  case date, title
}

extension [DDay] {
  /// The D-Days in an order, pinned ones first.
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

  /// The D-Days with pinned ones first, then future ones, then past ones; each group nearest first.
  package func nearestFirst(from today: CivilDay) -> [DDay] {
    let keys = map { dday in
      let distance = dday.occasion.day(seenFrom: today).number - today.number
      return (
        isBehind: dday.occasion.isPinned ? 0 : 1, isPast: distance < 0 ? 1 : 0,
        distance: abs(distance), dday: dday
      )
    }
    return keys.sorted {
      ($0.isBehind, $0.isPast, $0.distance, $0.dday.id)
        < ($1.isBehind, $1.isPast, $1.distance, $1.dday.id)
    }
    .map(\.dday)
  }
}
