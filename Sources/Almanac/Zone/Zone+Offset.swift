package import FoundationEssentials

extension Zone {
  /// A UTC offset and its abbreviation.
  package struct Offset: Hashable, Sendable {
    package let seconds: Int
    package let abbreviation: String
    package let isDaylightSaving: Bool
  }

  /// A change of a zone's clocks.
  struct Transition: Hashable, Sendable {
    let second: Int
    let offset: Offset
  }

  package func offset(at date: Date) -> Offset {
    segment(at: date.seconds).offset
  }

  /// The next date at which the offset or its abbreviation changes; nil if there is none.
  package func nextTransition(after date: Date) -> Date? {
    let now = segment(at: date.seconds)
    var next = now
    while next.end < .max {
      next = segment(at: next.end)
      if next.offset != now.offset { return Date(seconds: next.start) }
    }
    return nil
  }
}
