import Almanac
import DDays
import Views

extension CountedDay {
  var titleText: Text { title.map { Text(verbatim: $0) } ?? Text("dday.untitled") }

  var countText: Text {
    if case .ordinal(let number) = count { return Text("dday.ordinal \(number)") }
    return Text(verbatim: count.symbol ?? "")
  }

  /// When it is, or since when it has been.
  var dateText: Text { since ?? date(.full) }

  var briefDateText: Text { date(.brief) }

  /// What is said below the count: the date or, on the day itself, that it is come.
  var note: Text { isToday ? Text("dday.today") : dateText }

  var briefNote: Text { isToday ? Text("dday.today") : briefDateText }

  /// How far it is to the next round number.
  var milestoneText: Text? {
    milestone.map { milestone in
      switch milestone.day.number - today.number {
      case 0: Text("dday.milestone.today \(milestone.text)")
      case 1: Text("dday.milestone.tomorrow \(milestone.text)")
      case let rest: Text("dday.milestone.in \(milestone.text) \(rest)")
      }
    }
  }

  var briefMilestoneText: Text? {
    milestone.map { $0.text + Text(verbatim: " ") + $0.countText(from: today) }
  }

  /// All of it as it is read out.
  var reading: LocalizedStringKey { "dday.spoken \(titleText) \(countText) \(dateText)" }

  private var since: Text? {
    occasion.isInclusive && day <= today ? Text("dday.from \(date(.long))") : nil
  }

  private func date(_ length: DayLength) -> Text { day.text(length) }
}

extension Milestone {
  /// So many days, months or years.
  var text: Text {
    switch unit {
    case .days: Text("dday.days \(count)")
    case .months: Text(count == 1 ? "dday.months.one" : "dday.months \(count)")
    case .years: Text(count == 1 ? "dday.years.one" : "dday.years \(count)")
    }
  }

  func countText(from today: CivilDay) -> Text {
    Text(verbatim: DayCount(from: today, to: day).symbol ?? "")
  }
}
