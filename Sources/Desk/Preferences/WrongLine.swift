import Home
import Pages
import System

/// A line of the preferences file that says nothing that could be kept.
struct WrongLine: Error, Hashable {
  enum Cause: Hashable {
    case noAspect
    /// A word that an aspect doesn't have.
    case unfit(Preferences.Aspect, String)
  }

  let number: Int
  let cause: Cause

  init(_ number: Int, _ cause: Cause) {
    (self.number, self.cause) = (number, cause)
  }
}

extension WrongLine.Cause {
  func clause(in strings: StringTable) -> String {
    switch self {
    case .noAspect:
      strings.text(
        "error.file.line.aspect %@",
        strings.alternatives(Preferences.Aspect.allCases.map(\.rawValue)))
    case .unfit(let aspect, let word):
      strings.text("error.file.line.unfit %@ %@", aspect.rawValue, word.quoted)
    }
  }
}
