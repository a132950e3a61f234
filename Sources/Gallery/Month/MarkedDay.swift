import Almanac
import DDays

/// A day that stands out in a month, and why.
struct MarkedDay: Hashable {
  enum Cause: Hashable {
    /// A D-Day with its title, nil if it has none.
    case dday(DDay.ID?, title: String?)
    /// A day of a sample, with the key of its name.
    case sample(String)
    /// A public holiday with the key of its name.
    case holiday(String, HolidayDay.Part)
  }

  let day: CivilDay
  let cause: Cause

  init(_ dday: DDay, on day: CivilDay) {
    let occasion = dday.occasion
    (self.day, cause) = (
      day, .dday(dday.id, title: occasion.isUntitled ? nil : occasion.title)
    )
  }

  init(_ holiday: HolidayDay) {
    (day, cause) = (holiday.day, .holiday("holiday.\(holiday.name)", holiday.part))
  }

  /// A day of a sample; takes the key of its name.
  init(sample name: String, on day: CivilDay) {
    (self.day, cause) = (day, .sample(name))
  }

  /// Whether it is only free because of a feast on another day.
  var isDayOff: Bool { if case .holiday(_, .dayOff) = cause { true } else { false } }

  var isHoliday: Bool { if case .holiday = cause { true } else { false } }
}
