package import Almanac
package import FoundationEssentials

/// The weather of a place from a moment on: its days, and the hours in them that are told of.
package struct Forecast: Hashable, Sendable {
  package var days: [Day]

  package struct Day: Hashable, Sendable {
    package var day: CivilDay
    package var reading: DailyReading
    package var hours: [Hour]
  }

  package struct Hour: Hashable, Sendable {
    package var date: Date
    package var reading: Reading
  }
}
