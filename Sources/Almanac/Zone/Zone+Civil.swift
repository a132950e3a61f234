package import FoundationEssentials

extension Zone {
  /// A bound on UTC offsets: larger than any on earth, and enforced on files and rules.
  static let widestOffset = 26 * 3600

  /// The moment that the zone's calendars and clocks show at a date.
  package func civil(at date: Date) -> CivilMoment {
    civil(at: date.seconds)
  }

  /// The date at which the zone's clocks show a moment: the earlier one if they show it twice, the
  /// end of the gap if they skip it.
  package func date(of moment: CivilMoment) -> Date {
    let wall = moment.seconds
    var segment = segment(at: wall - Zone.widestOffset)
    while wall - segment.offset.seconds >= segment.end {
      segment = self.segment(at: segment.end)
    }
    return Date(seconds: max(segment.start, wall - segment.offset.seconds))
  }

  /// The first date on which the zone's calendars show a day.
  package func startOfDay(_ day: CivilDay) -> Date {
    date(of: CivilMoment(day: day))
  }

  /// The date at which the unit that the clocks show at `date` ends; nil at the end of the
  /// calendar.
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
