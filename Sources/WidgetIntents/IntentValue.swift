public import FoundationEssentials

/// A parameter's value as data.
public enum IntentValue: Hashable, Codable, Sendable {
  case boolean(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  case date(Date)
  case list([IntentValue])
  /// No value, for an optional parameter whose default isn't nil.
  case nothing
}

extension IntentValue: CustomStringConvertible {
  public var description: String {
    switch self {
    case .boolean(let value): String(value)
    case .integer(let value): String(value)
    case .number(let value): String(value)
    case .text(let value): "'\(value)'"
    // Foundation's description traps for dates far in the past or future.
    case .list(let values): "[\(values.map(\.description).joined(separator: ", "))]"
    case .nothing: "nil"
    case .date(let value): "@\(value.timeIntervalSince1970)"
    }
  }
}
