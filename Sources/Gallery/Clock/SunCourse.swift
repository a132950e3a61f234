import Almanac
import FoundationEssentials
import Weather

/// The sun's way through a day at a place: its height, and when it is light.
struct SunCourse: Hashable {
  /// The sine of the sun's height, from midnight to midnight.
  let heights: [Double]
  /// The share of the day that has passed.
  let share: Double
  let daylight: Daylight
  let twilight: Twilight
  private let now: Date
  private let start: Date
  private let length: TimeInterval

  private static let steps = 96

  /// Fails if it isn't known where the place is.
  init?(_ entry: ClockEntry) {
    guard let place = entry.clock.main.place else { return nil }
    let zone = entry.clock.main.zone
    let start = zone.startOfDay(entry.moment.day)
    let length = zone.startOfDay(entry.moment.day.advanced(by: 1)).timeIntervalSince(start)
    heights = (0...Self.steps).map { step in
      place.sineOfSun(at: start + length * Double(step) / Double(Self.steps))
    }
    (now, self.start, self.length) = (entry.date, start, length)
    share = Self.share(of: entry.date, from: start, length)
    daylight = Daylight(at: place, around: start + length / 2)
    twilight = Twilight(at: place, around: start + length / 2)
  }

  /// The share of the day that has passed at a date.
  func share(of date: Date) -> Double { Self.share(of: date, from: start, length) }

  private static func share(of date: Date, from start: Date, _ length: TimeInterval) -> Double {
    length > 0 ? date.timeIntervalSince(start) / length : 0
  }

  /// The height at a share of the day.
  func height(at share: Double) -> Double {
    let place = min(max(share, 0), 1) * Double(Self.steps)
    let step = min(Int(place), Self.steps - 1)
    return heights[step] + (heights[step + 1] - heights[step]) * (place - Double(step))
  }

  var phase: SunPhase {
    if daylight.span?.contains(now) == true { return .day }
    if let dawn = twilight.dawn, let dusk = twilight.dusk, dawn <= now, now < dusk {
      return .twilight
    }
    return .night
  }

  /// What comes next of sunrise and sunset on this day; nil if neither does.
  var next: (isSunset: Bool, date: Date)? {
    if let sunrise = daylight.sunrise, now < sunrise { return (false, sunrise) }
    if let sunset = daylight.sunset, now < sunset { return (true, sunset) }
    return nil
  }
}

/// How light it is.
enum SunPhase {
  case day, twilight, night
}
