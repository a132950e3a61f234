import System

/// A fault in the contents of a file of steps.
package enum StepFault: Error, Hashable, Sendable {
  case noExport, zip, encoding, openEnd, trailing, noMarkup, entity
  case tagTooLong, lineTooLong, noMemory
  case noDate([UInt8])
  case noNumber([UInt8])
  case noStart, noValue, noSteps
}

extension StepFault: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noExport: "this is no export of Apple Health"
    case .zip: "this is an archive, and export.xml is in it"
    case .encoding: "this is in another encoding than UTF-8"
    case .openEnd: "the file ends too early"
    case .trailing: "the export has ended before this"
    case .noMarkup: "this is no XML"
    case .tagTooLong: "a tag has more than \(Bound.stepsTag.size)"
    case .lineTooLong: "a line has more than \(Bound.stepsLine.size)"
    case .noMemory: "this takes too much memory"
    case .entity: "this stands for no character"
    case .noDate(let text): "'\(text.shown)' is no date"
    case .noNumber(let text): "'\(text.shown)' is no number of steps"
    case .noStart: "startDate is missing"
    case .noValue: "value is missing"
    case .noSteps: "the number of steps is missing"
    }
  }
}

extension StepFault {
  /// The words in the file that can't be read, safe to print on a terminal; nil if the fault has
  /// none.
  package var words: String? {
    switch self {
    case .noDate(let text), .noNumber(let text): text.shown
    default: nil
    }
  }
}

extension [UInt8] {
  /// An excerpt that is safe to print on a terminal.
  fileprivate var shown: String {
    String(decoding: prefix(80), as: UTF8.self).harmless(upTo: 40)
  }
}
