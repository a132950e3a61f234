import Almanac
import Views

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
