import DDays
import WidgetIntents

/// A reason why a draft has no days.
enum RuleFault: Error, Hashable {
  case day(SpokenDayError)
  /// Lunar dates only repeat yearly.
  case lunarRecurrence
  /// No rule has the days on which the feast repeats.
  case unrepeatable
  /// It would end before it begins.
  case endsBefore
}

extension RuleFault: CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .day(.unreadable): "dday.fault.unreadable"
    case .day(.dayless): "dday.fault.dayless"
    case .day(.ambiguous): "dday.fault.ambiguous"
    case .day(.eitherCalendar): "dday.fault.either"
    case .day(.notLunar): "dday.fault.not-lunar"
    case .day(.unrepeatable), .unrepeatable: "dday.fault.unrepeatable"
    case .day(.contradictory): "dday.fault.contradictory"
    case .day(.noSuchDay), .day(.otherWeekday): "dday.fault.no-such-day"
    case .day(.noSuchLunarDay): "dday.fault.no-such-lunar-day"
    case .day(.beyondTheCalendar): "dday.fault.beyond"
    case .day(.beyondTheLunarCalendar): "dday.fault.beyond-lunar"
    case .endsBefore: "dday.fault.ends-before"
    case .lunarRecurrence: "dday.fault.lunar-repeat"
    }
  }
}
