import Almanac
import DDays
import Views

extension CountedDay {
  /// How the day comes again; empty if it doesn't.
  var rhythm: Text {
    let recurrence = occasion.rule.recurrence
    return switch recurrence {
    case .never: Text(verbatim: "")
    case .daily: Text("dday.repeat.daily")
    case .weekly: Text("dday.repeat.weekly")
    case .lunarYearly(let lunar): Text("dday.lunar \(lunar.month) \(lunar.day)")
    default: Text(recurrence.resource)
    }
  }
}
