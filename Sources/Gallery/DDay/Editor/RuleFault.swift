import DDays
import Intents

/// Why a draft of a rule names no days.
enum RuleFault: Error, Hashable {
  case day(SpokenDayError)
  /// What the lunar calendar dates comes again each year or never.
  case lunarRecurrence
}

extension RuleFault: CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .day(.unreadable): "dday.fault.unreadable"
    case .day(.noSuchDay): "dday.fault.no-such-day"
    case .day(.noSuchLunarDay): "dday.fault.no-such-lunar-day"
    case .day(.beyondTheCalendar): "dday.fault.beyond"
    case .day(.beyondTheLunarCalendar): "dday.fault.beyond-lunar"
    case .lunarRecurrence: "dday.fault.lunar-repeat"
    }
  }
}
