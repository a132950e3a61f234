/// A date, a time of day, or both, with an offset from UTC if one is given.
package struct TOMLMoment: Hashable, Sendable {
  package struct Day: Hashable, Sendable {
    package let year, month, day: Int
  }

  package struct Time: Hashable, Sendable {
    package let hour, minute, second, nanosecond: Int
  }

  package let day: Day?
  package let time: Time?
  /// In minutes.
  package let offset: Int?
}
