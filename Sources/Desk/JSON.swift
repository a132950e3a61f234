import System

/// A JSON value that prints its members in the order given.
///
/// Foundation's encoder would double the memory of the dashboard.
package enum JSON: Hashable, Sendable {
  case null
  case boolean(Bool)
  case number(Int)
  case decimal(Double)
  case string(String)
  case array([JSON])
  case object([Member])

  package struct Member: Hashable, Sendable {
    let name: String
    let value: JSON

    package init(name: String, value: JSON) {
      (self.name, self.value) = (name, value)
    }
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  package init(stringLiteral value: String) {
    self = .string(value)
  }

  package init(integerLiteral value: Int) {
    self = .number(value)
  }
}

extension JSON: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  package init(arrayLiteral elements: JSON...) {
    self = .array(elements)
  }

  package init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(elements.map { Member(name: $0, value: $1) })
  }
}

extension JSON: CustomStringConvertible {
  /// The JSON text, with objects on several lines, and short objects and arrays of plain values on
  /// one.
  package var description: String { text(indent: "") }

  /// The JSON text without line breaks.
  package var line: String { text(indent: nil) }

  /// Without an indent, all of it is on one line.
  private func text(indent: String?) -> String {
    let deeper = indent.map { $0 + "  " }
    return switch self {
    case .null: "null"
    case .boolean(let isTrue): String(isTrue)
    case .number(let number): String(number)
    // JSON has no infinity or NaN.
    case .decimal(let number): number.isFinite ? String(number) : "null"
    case .string(let text): text.quotedForJSON
    case .array(let values):
      Self.list(values.map { $0.text(indent: deeper) }, "[", "]", indent)
    case .object(let members):
      Self.list(
        members.map { "\($0.name.quotedForJSON): \($0.value.text(indent: deeper))" },
        "{", "}", indent)
    }
  }

  /// A list on one line if it is short, otherwise with a line for each element.
  private static func list(
    _ elements: [String], _ open: String, _ close: String, _ indent: String?
  ) -> String {
    let line = open + elements.joined(separator: ", ") + close
    guard let indent, line.utf8.count > 160 || line.contains("\n") else { return line }
    let separator = ",\n\(indent)  "
    return "\(open)\n\(indent)  \(elements.joined(separator: separator))\n\(indent)\(close)"
  }
}

extension String {
  fileprivate var quotedForJSON: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\n": text += "\\n"
      default: text += scalar.steers ? scalar.escapedInJSON : String(scalar)
      }
    }
    return text + "\""
  }
}
