import WidgetIntents
package import System

/// An error with a sentence in each language.
package protocol WordedError: Error {
  /// What happened, then what to do; with a full stop.
  func sentence(in strings: StringTable) -> String
}

extension StringTable {
  /// The sentences that say an error, each for a line of its own.
  package func sentences(of error: any Error) -> [String] {
    if let error = error as? BoardError { return error.sentences(in: self) }
    return [sentence(of: error)]
  }

  package func sentence(of error: any Error) -> String {
    switch error {
    case let error as any WordedError: error.sentence(in: self)
    case let error as any CustomLocalizedStringResourceConvertible:
      text(of: error.localizedStringResource)
    default: "\(error)"
    }
  }
}
