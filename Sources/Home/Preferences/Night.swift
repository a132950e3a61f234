package import Almanac
package import FoundationEssentials

/// When everything is shown in red. Hours that were set stay known while they don't count.
package struct Night: Hashable, Sendable {
  var choice: Choice
  /// The hours of the choice `auto`; nil for those between sunset and sunrise.
  var hours: NightHours?

  package static let off = Night(choice: .off)
  package static let on = Night(choice: .on)

  /// In the order in which the key goes through them.
  enum Choice: String, CaseIterable, Hashable, Sendable {
    case off, on
    /// When it is dark.
    case auto
  }

  /// Whether its turns are those of the sun.
  var followsTheSun: Bool { choice == .auto && hours == nil }

  /// Whether everything is red now; without knowing whether it is dark, it isn't.
  func isRed(isDark: Bool?) -> Bool {
    switch choice {
    case .off: false
    case .on: true
    case .auto: isDark ?? false
    }
  }

  mutating func turn() {
    choice = choice.next
  }

  /// What a word makes of it: `off` and `on` forget no hours. Nil if there is no such word.
  func changed(to word: String) -> Night? {
    guard var night = Night(word: word) else { return nil }
    if night.choice != .auto, night.hours == nil { night.hours = hours }
    return night
  }
}

extension Night {
  /// Fails unless it reads `off`, `on`, `auto` or hours such as `22:00-07:00`, or `off` or `on` with
  /// the hours that are to stay known: `off,22:00-07:00`.
  package init?(word: String) {
    let parts = word.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    if let choice = Choice(rawValue: parts[0]) {
      self.init(choice: choice)
      guard parts.count > 1 else { return }
      hours = NightHours(parts[1])
      guard choice != .auto, parts.count == 2, hours != nil else { return nil }
    } else {
      guard let hours = NightHours(word) else { return nil }
      self.init(choice: .auto, hours: hours)
    }
  }

  package var word: String {
    guard let hours else { return choice.rawValue }
    return choice == .auto ? "\(hours)" : "\(choice.rawValue),\(hours)"
  }
}

extension Night.Choice {
  fileprivate var next: Self {
    switch self {
    case .off: .on
    case .on: .auto
    case .auto: .off
    }
  }
}

/// The hours in which it counts as night, such as `22:00-07:00`; they may go past midnight.
package struct NightHours: Hashable, Sendable {
  let start: CivilTime
  let end: CivilTime

  /// Fails unless it reads two different times of day with a hyphen between.
  package init?(_ text: String) {
    let times = text.split(separator: "-", omittingEmptySubsequences: false)
      .map { CivilTime(written: $0) }
    guard times.count == 2, let start = times[0], let end = times[1], start != end else {
      return nil
    }
    (self.start, self.end) = (start, end)
  }

  /// Whether it is day at a date, and until when. Each day has one beginning and one end, also where
  /// clocks show a time twice or skip it.
  package func daytime(at date: Date, in zone: Zone) -> Daytime {
    let today = zone.civil(at: date).day
    let all = (-1...2).flatMap { offset in
      let day = today.advanced(by: offset)
      return [(start, false), (end, true)].map { time, isDay in
        (date: zone.date(of: CivilMoment(day: day, time: time)), isDay: isDay)
      }
    }
    .sorted { $0.date < $1.date }
    // A night that the clocks skip as a whole turns nothing.
    let turns = all.filter { turn in
      all.last { $0.date == turn.date }?.isDay == turn.isDay
    }
    let last = turns.last { $0.date <= date }
    let isDay = last?.isDay ?? false
    let next = turns.first { $0.date > date && $0.isDay != isDay }
    return Daytime(isDay: isDay, until: next?.date ?? .distantFuture)
  }
}

extension NightHours: CustomStringConvertible {
  package var description: String {
    [start, end].map { "\($0)".prefix(5) }.joined(separator: "-")
  }
}

extension CivilTime {
  /// Fails unless it reads an hour and a minute of two digits: `07:00`, or `7:00`.
  fileprivate init?(written text: Substring) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, 1...2 ~= parts[0].count, parts[1].count == 2,
      parts.allSatisfy({ $0.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) }),
      let hour = Int(parts[0]), let minute = Int(parts[1])
    else { return nil }
    self.init(hour: hour, minute: minute)
  }
}
