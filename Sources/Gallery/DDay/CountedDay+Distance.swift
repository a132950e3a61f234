import Almanac
import Views

extension CountedDay {
  /// The distance in weeks and days or, from a year on, in years and months.
  var distanceText: Text {
    if isToday { return Text("dday.today") }
    return day > today ? Text("dday.left \(length)") : Text("dday.ago \(length)")
  }

  /// The distance without its direction.
  var length: Text { months < 12 ? weeksAndDays : yearsAndMonths }

  /// The whole months between the days.
  private var months: Int {
    let (start, end) = (min(day, today), max(day, today))
    let months = (end.year - start.year) * 12 + end.month - start.month
    return start.adding(months: months) > end ? months - 1 : months
  }

  private var weeksAndDays: Text {
    let (weeks, days) = (distance / 7, distance % 7)
    return joined(
      weeks > 0 ? Text(weeks == 1 ? "dday.weeks.one" : "dday.weeks \(weeks)") : nil,
      days > 0 ? Text(days == 1 ? "dday.days.one" : "dday.days \(days)") : nil)
  }

  private var yearsAndMonths: Text {
    let (years, months) = (months / 12, months % 12)
    return joined(
      Text(years == 1 ? "dday.length.years.one" : "dday.length.years \(years)"),
      months > 0
        ? Text(months == 1 ? "dday.length.months.one" : "dday.length.months \(months)") : nil)
  }

  private func joined(_ first: Text?, _ second: Text?) -> Text {
    guard let first, let second else { return first ?? second ?? Text(verbatim: "") }
    return first + Text(verbatim: " ") + second
  }
}
