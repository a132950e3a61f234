package import DDays
package import WidgetIntents

extension DDayError: CustomLocalizedStringResourceConvertible {
  package var localizedStringResource: LocalizedStringResource {
    switch self {
    case .gone: "dday.fault.gone"
    case .known: "dday.fault.known"
    case .longText(_, let limit): "dday.fault.long \(limit)"
    case .endsBeforeItStarts: "dday.fault.ends-before"
    case .tooMany(let most): "dday.fault.many \(most)"
    case .tooManyGaps, .startsInGap: "dday.fault.gaps"
    case .followed(let calendar): "dday.fault.followed \(calendar)"
    case .calendarGone, .calendarNamed: "dday.fault.gone"
    }
  }
}
