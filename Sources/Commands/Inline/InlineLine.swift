import Desk
import FoundationEssentials
import System

/// A line for a status bar: its text, and the fields that it is made of.
struct InlineLine: Hashable {
  enum Value: Hashable {
    case text(String)
    case number(Int)
  }

  let text: String
  /// In a word for style sheets, what there is to be seen: `simulated`, `overdue`; `none` if there is
  /// nothing.
  let state: String
  let fields: [String: Value]
  /// When it may say something else; nil if only with the data.
  let end: Date?
  /// The files that it was read from, besides the program's own.
  var files: [String] = []
}

extension InlineLine {
  /// The line in place of a private one while the dashboard is locked.
  static func locked(in strings: StringTable) -> InlineLine {
    InlineLine(text: strings.text("chrome.locked"), state: "locked", fields: [:], end: nil)
  }

  /// A field as text; nil if the line has none of that name.
  subscript(field: String) -> String? {
    switch field {
    case "text": return text
    case "class": return state
    default:
      guard let value = fields[field] else { return nil }
      switch value {
      case .text(let text): return text
      case .number(let number): return "\(number)"
      }
    }
  }
}
