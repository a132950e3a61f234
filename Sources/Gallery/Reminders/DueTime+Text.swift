import Almanac
import Views

extension DueTime {
  /// The due time; overdue ones are marked in words, because not everyone sees colours.
  var text: Text {
    isOver ? Text("reminders.late \(time)") : time
  }

  func text(isDone: Bool) -> some View { styled(isDone ? time : text, isDone: isDone) }

  /// The due time with a sign instead of words if it is overdue.
  func briefText(isDone: Bool) -> some View {
    styled(Text(verbatim: isOver && !isDone ? "! " : "") + time, isDone: isDone)
  }

  private func styled(_ text: Text, isDone: Bool) -> some View {
    text
      .foregroundStyle(isOver && !isDone ? AnyShapeStyle(Color("Late")) : AnyShapeStyle(.secondary))
      .fixedSize()
  }

  private var time: Text {
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
