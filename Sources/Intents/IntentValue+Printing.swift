import FoundationEssentials

extension IntentValue: CustomStringConvertible {
  public var description: String {
    switch self {
    case .boolean(let value): String(value)
    case .integer(let value): String(value)
    case .number(let value): String(value)
    case .text(let value): "'\(value)'"
    // The system's own text of a date traps for those that are far away.
    case .list(let values): "[\(values.map(\.description).joined(separator: ", "))]"
    case .nothing: "nil"
    case .date(let value): "@\(value.timeIntervalSince1970)"
    }
  }
}
