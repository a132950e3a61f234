import Almanac
import Diary
import FoundationEssentials
import Views

/// A reminder as shown at a date.
struct Chore: Hashable, Identifiable {
  /// The user's text, or a localization key in samples.
  enum Title: Hashable {
    case written(String)
    case sample(String)
  }

  /// The id in the store or file.
  let id: String
  let title: Title
  let due: DueTime?
  let isDone: Bool
  /// Whether it was done so recently that it keeps its place.
  var isFresh = false

  var isLate: Bool { !isDone && due?.isOver == true }

  init(_ item: ReminderItem, at date: Date, in zone: Zone) {
    id = item.id.description
    title = .written(item.title)
    due = item.deadline.map { DueTime($0, at: date, in: zone) }
    isDone = item.isDone
    isFresh = item.isFresh(at: date)
  }

  init(id: String, title: Title, due: DueTime? = nil, isDone: Bool = false) {
    (self.id, self.title, self.due, self.isDone) = (id, title, due, isDone)
  }
}

extension ReminderItem {
  /// The seconds for which a completed reminder keeps its place, so that the user sees what was
  /// pressed and doesn't press another by mistake.
  private static let freshness = 60.0

  /// The date at which it gives up its place; nil if it isn't done.
  var fadingDate: Date? { isDone ? doneAt.map { $0 + Self.freshness } : nil }

  func isFresh(at date: Date) -> Bool {
    guard let fadingDate else { return false }
    return date < fadingDate && date >= fadingDate - Self.freshness
  }
}

extension Chore {
  var text: Text {
    switch title {
    case .written(let title): Text(verbatim: title)
    case .sample(let key): Text(LocalizedStringKey(key))
    }
  }
}

/// A due time relative to a date, more precise the nearer it is.
struct DueTime: Hashable {
  enum Saying: Hashable {
    case yesterday, today, tomorrow
    case time(Date)
    case weekday(Weekday)
    case day(CivilDay)
  }

  let saying: Saying
  /// The time on another day; nil if the whole day counts.
  let time: Date?
  let isOver: Bool

  /// The instant at which it is due; nil if the whole day counts.
  var date: Date? {
    if case .time(let date) = saying { date } else { time }
  }

  init(_ saying: Saying, time: Date? = nil, isOver: Bool = false) {
    (self.saying, self.time, self.isOver) = (saying, time, isOver)
  }

  init(_ deadline: Deadline, at date: Date, in zone: Zone) {
    isOver = deadline.isOver(at: date, in: zone)
    let day = deadline.day(in: zone)
    let distance = day.number - zone.civil(at: date).day.number
    saying =
      switch (distance, deadline) {
      case (0, .date(let date)): .time(date)
      case (0, .day): .today
      case (-1, _): .yesterday
      case (1, _): .tomorrow
      case (2...6, _): .weekday(day.weekday)
      default: .day(day)
      }
    time = if case .date(let date) = deadline, distance != 0 { date } else { nil }
  }
}

extension DueTime {
  /// The due time; overdue ones are marked in words, because not everyone sees colours.
  var text: Text {
    isOver ? Text("reminders.late \(full)") : full
  }

  func text(isDone: Bool) -> some View { styled(isDone ? full : text, isDone: isDone) }

  /// The day and the time, without a word for overdue ones.
  func time(isDone: Bool) -> some View { styled(full, isDone: isDone) }

  /// The due time with a sign instead of words if it is overdue.
  func briefText(isDone: Bool) -> some View {
    styled(Text(verbatim: isOver && !isDone ? "! " : "") + day, isDone: isDone)
  }

  private func styled(_ text: Text, isDone: Bool) -> some View {
    text
      .foregroundStyle(isOver && !isDone ? AnyShapeStyle(Color("Late")) : AnyShapeStyle(.secondary))
      .fixedSize()
  }

  private var full: Text {
    time.map { day + Text(verbatim: " ") + Text($0, style: .time) } ?? day
  }

  private var day: Text {
    switch saying {
    case .yesterday: Text("reminders.yesterday")
    case .today: Text("reminders.today")
    case .tomorrow: Text("reminders.tomorrow")
    case .time(let date): Text(date, style: .time)
    case .weekday(let weekday):
      Text("reminders.weekday \(Text(LocalizedStringKey(weekday.key)))")
    case .day(let day): Text("reminders.day \(day.month) \(day.day)")
    }
  }
}
