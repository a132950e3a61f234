import Almanac
import FoundationEssentials
import Diary

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
