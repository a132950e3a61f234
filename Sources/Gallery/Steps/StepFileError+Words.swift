package import Diary
import System
package import WidgetIntents

extension StepFileError: CustomLocalizedStringResourceConvertible {
  /// A short description, with only the name of the file.
  package var localizedStringResource: LocalizedStringResource {
    switch self {
    case .unreadable(let path, let cause, _):
      "steps.unreadable \(path.fileName) \(cause.words)"
    case .wrong(let path, let fault):
      "steps.wrong \(path.fileName) \(fault.line) \(fault.fault.localizedStringResource)"
    case .relative: "steps.relative"
    }
  }

  /// An even shorter one, without the file.
  var briefResource: LocalizedStringResource {
    switch self {
    case .unreadable(_, let cause, _): cause.words
    case .wrong(_, let fault): "steps.wrong.brief \(fault.line)"
    case .relative: "steps.relative"
    }
  }
}

extension StepFileError.Cause {
  fileprivate var words: LocalizedStringResource {
    LocalizedStringResource("file.\(rawValue)" as String)
  }
}

extension String {
  fileprivate var fileName: Substring { split(separator: "/").last ?? self[...] }
}

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

extension LeftOutRecords {
  /// How many, and where the first is and why; of a file that breaks off, how much of it was read.
  var localizedStringResource: LocalizedStringResource {
    if let cut {
      return "steps.cut \(cut.known) \(cut.fault.line) \(cut.fault.fault.localizedStringResource)"
    }
    return "steps.left-out \(count) \(first.line) \(first.fault.localizedStringResource)"
  }

  /// How many, and where the first is.
  var placeResource: LocalizedStringResource {
    if let cut { return "steps.cut.place \(cut.fault.line)" }
    return "steps.left-out.place \(count) \(first.line)"
  }

  var briefResource: LocalizedStringResource {
    cut == nil ? "steps.left-out.brief \(count)" : "steps.cut.brief"
  }
}
