import Almanac
import Pages
import Diary
import Views

/// What was understood of the words on the line.
struct ReminderMeaning: View {
  let page: ReminderPage
  let columns: Int
  /// Whether there is no row at the foot.
  let isNarrow: Bool

  var body: some View {
    HStack(spacing: 24) {
      if let spoken = page.spoken {
        if let due = spoken.due {
          sign("clock", .due) { due.deadline.text(in: page.table.zone) }
          if let repetition = due.repetition {
            sign("arrow.clockwise", .repetition) { repetition.text }
          }
        }
        if let priority = spoken.priority {
          Text(verbatim: "\(priority.sign) ").foregroundStyle(SpokenReminder.Part.priority.color)
            + priority.name.foregroundStyle(SpokenReminder.Part.priority.color)
        }
        if let list = spoken.list ?? page.target {
          HStack(spacing: 8) {
            Image(systemName: "circle.fill")
            page.name(of: .list(list))
          }
          .foregroundStyle(page.color(of: list))
        }
      } else if page.isWriting, page.writing != .list {
        Text("reminders.page.example").foregroundStyle(.secondary)
      } else if page.offersNotices, isNarrow {
        NotifyOfferButton()
      }
    }
    .padding(.leading, 24)
    .frame(width: .columns(columns), height: .rows(1), alignment: .leading)
  }

  private func sign(
    _ symbol: String, _ part: SpokenReminder.Part, @ViewBuilder _ words: () -> Text
  ) -> some View {
    HStack(spacing: 8) {
      Image(systemName: symbol)
      words()
    }
    .foregroundStyle(part.color)
    .fixedSize()
  }
}

extension Deadline {
  /// The day in words, and the time if it has one.
  func text(in zone: Zone) -> Text {
    let day = day(in: zone)
    let date = Text(
      "reminders.date \(day.month) \(day.day) \(Text(LocalizedStringKey(day.weekday.key)))")
    guard case .date(let moment) = self else { return date }
    return date + Text(verbatim: " ") + Text(moment, style: .time)
  }
}

extension Repetition {
  /// How often it comes, in words.
  var text: Text {
    switch (count, unit) {
    case (1, .days): Text("reminders.daily")
    case (1, .weeks): Text("reminders.weekly")
    case (1, .months): Text("reminders.monthly")
    case (1, .years): Text("reminders.yearly")
    case (1, .businessDays): Text("reminders.weekdays")
    case (let count, .days): Text("reminders.every-days \(count)")
    case (let count, .weeks): Text("reminders.every-weeks \(count)")
    case (let count, .months): Text("reminders.every-months \(count)")
    case (let count, .years): Text("reminders.every-years \(count)")
    case (let count, .businessDays): Text("reminders.every-weekdays \(count)")
    }
  }
}

extension Priority {
  var name: Text {
    switch level {
    case 3: Text("reminders.priority.high")
    case 2: Text("reminders.priority.medium")
    default: Text("reminders.priority.low")
    }
  }
}
