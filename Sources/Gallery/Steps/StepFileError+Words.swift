package import Diary
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
