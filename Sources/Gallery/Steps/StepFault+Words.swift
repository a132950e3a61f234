import System
import Diary
import WidgetIntents

extension StepFault {
  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .noExport: "steps.fault.no-export"
    case .zip: "steps.fault.zip"
    case .encoding: "steps.fault.encoding"
    case .openEnd: "steps.fault.open-end"
    case .trailing: "steps.fault.trailing"
    case .noMarkup: "steps.fault.no-markup"
    case .tagTooLong: "steps.fault.tag-too-long \(Bound.stepsTag.greatest.grouped)"
    case .lineTooLong: "steps.fault.line-too-long \(Bound.stepsLine.greatest.grouped)"
    case .noMemory: "steps.fault.no-memory"
    case .entity: "steps.fault.entity"
    case .noDate: "steps.fault.no-date \(words ?? "")"
    case .noNumber: "steps.fault.no-number \(words ?? "")"
    case .noStart: "steps.fault.no-start"
    case .noValue: "steps.fault.no-value"
    case .noSteps: "steps.fault.no-steps"
    }
  }
}
