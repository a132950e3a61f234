package import FoundationEssentials
package import Store
import System

/// How long a timer runs, from a second to less than a hundred hours.
package struct TimerLength: Hashable, Sendable {
  package let seconds: Double

  package static let range = 1.0...359_999

  /// Fails outside the range.
  package init?(seconds: Double) {
    guard Self.range.contains(seconds) else { return nil }
    self.seconds = seconds
  }

  /// Reads "25m", "1h30m", "90 seconds", "1시간 30분" or "1:30:00"; a bare number is minutes. Fails for
  /// other words.
  package init?(_ words: String) {
    let text = words.lowercased().filter { $0 != " " }
    guard let seconds = Self.clock(text) ?? Self.units(text) else { return nil }
    self.init(seconds: seconds)
  }

  /// Minutes and seconds, or hours, minutes and seconds.
  private static func clock(_ text: String) -> Double? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { number($0) }
    guard 2...3 ~= parts.count, numbers.count == parts.count,
      numbers.dropFirst().allSatisfy({ $0 < 60 })
    else { return nil }
    return numbers.reduce(0) { $0 * 60 + $1 }
  }

  private static func units(_ text: String) -> Double? {
    var (rest, total, last) = (text[...], 0.0, Double.infinity)
    while !rest.isEmpty {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      guard let number = number(digits) else { return nil }
      rest = rest.dropFirst(digits.count)
      let word = rest.prefix { !($0.isASCII && $0.isNumber) }
      rest = rest.dropFirst(word.count)
      let isBare = word.isEmpty && last == .infinity
      guard let unit = isBare ? 60 : seconds(of: word), unit < last else { return nil }
      (total, last) = (total + number * unit, unit)
    }
    return last == .infinity ? nil : total
  }

  private static func seconds(of unit: Substring) -> Double? {
    switch unit {
    case "h", "hr", "hrs", "hour", "hours", "시간": 3600
    case "m", "min", "mins", "minute", "minutes", "분": 60
    case "s", "sec", "secs", "second", "seconds", "초": 1
    default: nil
    }
  }

  private static func number(_ digits: Substring) -> Double? {
    guard 1...6 ~= digits.count, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else {
      return nil
    }
    return Double(digits)
  }
}

/// Why a timer can't be started or changed.
package enum TimerError: Error, Hashable, Sendable {
  case longName
  case tooMany
  case gone(StoredTimer.ID)
}

extension TimerError {
  /// The greatest size that was exceeded; nil for other errors.
  package var greatest: Int? {
    switch self {
    case .longName: Bound.timerName.greatest
    case .tooMany: Bound.timers.greatest
    case .gone: nil
    }
  }
}

/// All timers and stopwatches in the store. Each change reloads the widgets that show them.
package struct TimerBook: Sendable {
  /// The kind of the widgets that show timers.
  package static let kind = "timer"

  private let store: Store

  package init(in store: Store) {
    self.store = store
  }

  /// The timers in the order in which they were started.
  package func timers() throws -> [StoredTimer] {
    guard !store.isNew else { return [] }
    return try store.read { try $0.timers() }
  }

  /// Starts a timer, or a stopwatch if no length is given.
  @discardableResult
  package func start(
    _ length: TimerLength?, named name: String = "", at date: Date
  ) throws -> StoredTimer {
    guard !Bound.timerName.isExceeded(by: name) else { throw TimerError.longName }
    return try store.change { change in
      let count = try change.contents.timers().count
      guard !Bound.timers.isExceeded(by: count + 1) else { throw TimerError.tooMany }
      let timer = try change.addTimer(named: name, seconds: length?.seconds, at: date)
      try change.requestReload(of: Self.kind)
      return timer
    }
  }

  /// Pauses a timer; leaves one alone that doesn't run.
  @discardableResult
  package func pause(_ id: StoredTimer.ID, at date: Date) throws -> StoredTimer {
    try change(id) { $0.pausing(at: date) }
  }

  /// Has a paused timer go on; leaves others alone.
  @discardableResult
  package func resume(_ id: StoredTimer.ID, at date: Date) throws -> StoredTimer {
    try change(id) { $0.resuming(at: date) }
  }

  /// Gives a timer more time.
  @discardableResult
  package func extend(
    _ id: StoredTimer.ID, by length: TimerLength, at date: Date
  ) throws -> StoredTimer {
    try change(id) { $0.extended(by: length.seconds, at: date) }
  }

  /// Ends a timer, whether or not it rings.
  @discardableResult
  package func stop(_ id: StoredTimer.ID) throws -> StoredTimer {
    try store.change { change in
      guard let timer = try change.contents.timers().first(where: { $0.id == id }),
        try change.remove(id)
      else { throw TimerError.gone(id) }
      try change.requestReload(of: Self.kind)
      return timer
    }
  }

  private func change(
    _ id: StoredTimer.ID, _ changed: (StoredTimer) -> StoredTimer?
  ) throws -> StoredTimer {
    try store.change { change in
      guard let timer = try change.contents.timers().first(where: { $0.id == id }) else {
        throw TimerError.gone(id)
      }
      guard let other = changed(timer) else { return timer }
      try change.update(other)
      try change.requestReload(of: Self.kind)
      return other
    }
  }
}

/// What a timer does at a date.
package enum TimerState: Hashable, Sendable {
  case running, paused, ringing
}

extension StoredTimer {
  package var isStopwatch: Bool { seconds == nil }

  package func state(at date: Date) -> TimerState {
    if paused != nil { return .paused }
    return end.map { $0 <= date } ?? false ? .ringing : .running
  }

  /// The seconds that have passed without the pauses.
  package func elapsed(at date: Date) -> Double {
    max(0, (paused ?? date).timeIntervalSince(started))
  }

  /// The seconds that are left; nil for a stopwatch.
  package func left(at date: Date) -> Double? { seconds.map { max(0, $0 - elapsed(at: date)) } }

  /// The same timer, standing still; nil unless it runs.
  package func pausing(at date: Date) -> StoredTimer? {
    guard state(at: date) == .running else { return nil }
    var timer = self
    timer.paused = max(date, started)
    return timer
  }

  /// The same timer, going on; nil unless it is paused.
  package func resuming(at date: Date) -> StoredTimer? {
    guard let paused else { return nil }
    var timer = self
    // The clock may have been set back.
    timer.started += max(0, date.timeIntervalSince(paused))
    timer.paused = nil
    return timer
  }

  /// The same timer with more time: one that rings begins anew.
  package func extended(by seconds: Double, at date: Date) -> StoredTimer? {
    guard let length = self.seconds else { return nil }
    var timer = self
    if state(at: date) == .ringing {
      (timer.seconds, timer.started, timer.hasRung) = (seconds, date, false)
    } else {
      timer.seconds = min(length + seconds, TimerLength.range.upperBound)
    }
    return timer
  }
}
