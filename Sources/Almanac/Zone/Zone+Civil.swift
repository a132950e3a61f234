package import FoundationEssentials

extension Zone {
  /// No clock on earth is as far from UTC as this; no file and no rule may say so either.
  static let widestOffset = 26 * 3600

  /// What the calendar and the clocks of the zone show at a date.
  package func civil(at date: Date) -> CivilMoment {
    civil(at: date.seconds)
  }

  /// The date at which the zone's clocks show a moment: the earlier one when they show it twice,
  /// the first after the gap when they skip it.
  package func date(of moment: CivilMoment) -> Date {
    let wall = moment.seconds
    var segment = segment(at: wall - Zone.widestOffset)
    while wall - segment.offset.seconds >= segment.end {
      segment = self.segment(at: segment.end)
    }
    return Date(seconds: max(segment.start, wall - segment.offset.seconds))
  }

  /// The first date at which the zone's calendars show a day.
  package func startOfDay(_ day: CivilDay) -> Date {
    date(of: CivilMoment(day: day))
  }

  /// The first date after another at which the clocks show another unit than they do then.
  package func end(of unit: CivilUnit, at date: Date) -> Date? {
    let shown = unit.floor(civil(at: date))
    guard let next = unit.next(after: shown) else { return nil }
    var segment = segment(at: date.seconds)
    while next.seconds - segment.offset.seconds >= segment.end {
      guard unit.floor(civil(at: segment.end)) == shown else { break }
      segment = self.segment(at: segment.end)
    }
    let end = Date(seconds: min(segment.end, next.seconds - segment.offset.seconds))
    return end > date ? end : nil
  }

  func civil(at second: Int) -> CivilMoment {
    CivilMoment(seconds: second.addingClamped(segment(at: second).offset.seconds))
  }
}
