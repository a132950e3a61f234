import System
import Almanac
import Diary
import FoundationEssentials
import Pages

/// A week, a month or a year of steps.
struct StepPeriod: Hashable {
  enum Kind: String, CaseIterable, Hashable {
    case week, month, year
  }

  let kind: Kind
  /// The days of each bar: single days, or the months of a year.
  let parts: [ClosedRange<CivilDay>]

  /// The period a number of its kind before the one with today; nil before the first day.
  init?(_ kind: Kind, before count: Int, on today: CivilDay) {
    self.kind = kind
    let first = StepYears.start(before: today)
    switch kind {
    case .week:
      let last = today.advanced(by: -7 * count)
      parts = (1 - StepWeek.length...0).map { last.advanced(by: $0)...last.advanced(by: $0) }
    case .month:
      let month = (CivilDay(year: today.year, month: today.month, day: 1) ?? today)
        .adding(months: -count)
      parts = month.days(until: month.adding(months: 1)).map { $0...$0 }
    case .year:
      guard let january = CivilDay(year: today.year - count, month: 1, day: 1) else { return nil }
      parts = (0..<12).map { number in
        let month = january.adding(months: number)
        return month...month.adding(months: 1).advanced(by: -1)
      }
    }
    guard let start = parts.first?.lowerBound, start >= first else { return nil }
  }

  var start: CivilDay { parts.first?.lowerBound ?? .first }
  var end: CivilDay { parts.last?.upperBound ?? .first }

  /// The bar that a day belongs to; nil if it isn't in the period.
  func part(of day: CivilDay) -> Int? { parts.firstIndex { $0.contains(day) } }
}

extension CivilDay {
  fileprivate func days(until end: CivilDay) -> [CivilDay] {
    (0..<distance(to: end)).map { advanced(by: $0) }
  }
}

extension StepYears {
  /// The average of the known days; nil if there are none.
  func average(of days: ClosedRange<CivilDay>) -> Int? {
    let known = days.compactMap { self[$0] }
    return known.isEmpty
      ? nil : Int(bounded: (Double(known.reduce(0, +)) / Double(known.count)).rounded())
  }

  /// The number of days on which the goal was reached.
  func successes(in period: StepPeriod) -> Int {
    (period.start...period.end).count { self[$0] ?? 0 >= goal }
  }
}

/// The steps of this year and the last.
struct StepYears: Hashable {
  let week: StepWeek
  let today: CivilDay
  let goal: Int
  /// The device that counts; nil for all.
  let device: String?
  private let log: StepLog
  private let zone: Zone

  /// Enough for both years, and for the weeks in which the log stays in use.
  static let readDays = 800

  /// The first day of last year.
  static func start(before today: CivilDay) -> CivilDay {
    CivilDay(year: today.year - 1, month: 1, day: 1) ?? .first
  }

  init(
    _ log: StepLog, of intent: StepsIntent, on today: CivilDay, in zone: Zone,
    fault: StepFileError? = nil
  ) {
    (self.log, self.today, self.zone) = (log, today, zone)
    goal = max(1, intent.goal)
    device = intent.counted
    week = StepWeek(log, goal: intent.goal, today: today, fault: fault)
  }

  var devices: [String] { log.devices }

  /// The steps of a day; nil if unknown.
  subscript(day: CivilDay) -> Int? { day > today ? nil : log[day] }

  func date(of day: CivilDay) -> Date { zone.startOfDay(day) }

  var midnight: Date { date(of: today.advanced(by: 1)) }

  /// The day of this year with the most steps; nil if none is known.
  var best: (day: CivilDay, count: Int)? {
    let start = CivilDay(year: today.year, month: 1, day: 1) ?? today
    let known = (start...today).compactMap { day in self[day].map { (day: day, count: $0) } }
    return known.max { $0.count < $1.count }
  }
}

/// The target of a link to steps.
enum StepsLink: Hashable {
  case years
  case settings
  /// The settings, with a path that is to be completed.
  case completing(String)

  private static let place = "widgetty://steps"
  private static let form = place + "/settings"
  private static let file = form + "/file/"

  /// Fails for URLs of other kinds.
  init?(_ url: URL) {
    let text = url.absoluteString
    if text == Self.place {
      self = .years
    } else if text == Self.form {
      self = .settings
    } else if text.hasPrefix(Self.file) {
      self = .completing(
        String(decoding: text.dropFirst(Self.file.count).utf8.unescaped, as: UTF8.self))
    } else {
      return nil
    }
  }

  var url: URL? {
    switch self {
    case .years: URL(string: Self.place)
    case .settings: URL(string: Self.form)
    case .completing(let path): URL(string: Self.file + path.inURL)
    }
  }
}
