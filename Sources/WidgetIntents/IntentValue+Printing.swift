import FoundationEssentials

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
