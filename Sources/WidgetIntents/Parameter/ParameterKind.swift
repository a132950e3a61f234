/// The kind of values that a parameter accepts.
public enum ParameterKind: Hashable, Sendable {
  case boolean
  case integer
  case number
  case text
  case date
  case choice([ParameterChoice])
  case entity(EntitySource)
  /// A list of values of one kind.
  indirect case list(ParameterKind)
}

extension ParameterKind: CustomStringConvertible {
  public var description: String {
    switch self {
    case .boolean: "true or false"
    case .integer: "a whole number"
    case .number: "a number"
    case .text: "a text"
    case .date: "a date"
    case .list(let kind): "several, each \(kind)"
    case .entity(let source): "one of \(source.name)"
    case .choice(let choices): "one of \(choices.map(\.value.description).joined(separator: ", "))"
    }
  }
}
