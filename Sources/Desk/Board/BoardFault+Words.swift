import Boards
import Bounds
import Printing
import WidgetIntents

extension BoardFault {
  /// The fault as a clause without a capital or a full stop, including what is allowed.
  var clause: String {
    switch self {
    case .tooManyLines(let most): "there are more than \(most.grouped) lines"
    case .longLine(let length, let most):
      "it has \(length.grouped) bytes; \(most.grouped) are allowed"
    case .openQuotation: "a quotation has no end"
    case .strayBackslash: "in quotes, a \\ stands only before \" or \\"
    case .controlCharacter(let scalar):
      "there is a control character, \(scalar.escaped(asASCII: true))"
    case .controlCharacters(let word): "there is a control character in \(word.quoted)"
    case .noStack: "there is no widget above it to be stacked with"
    case .unlikeStack(let family): "its stack is \(family); all widgets of a stack are alike"
    case .unknownKind(let name, let known):
      "there is no kind \(name.quoted); \(known.hint(for: name))"
    case .missingFamily(let kind, let allowed):
      "\(kind) lacks its family; it is \(allowed.alternatives)"
    case .unknownFamily(let name, let known):
      "there is no family \(name.quoted); \(known.hint(for: name))"
    case .unfitFamily(let name, let kind, let allowed):
      "\(kind) can't be \(name); it is \(allowed.alternatives)"
    case .noSetting(let word): "\(word.quoted) is no name=value"
    case .repeatedSetting(let name): "\(name.quoted) is said twice"
    case .unknownParameter(let name, let kind, let known):
      "\(kind) has no parameter \(name.quoted); \(known.hint(for: name))"
    case .wrongValue(let text, let parameter):
      "\(parameter.name) can't be \(text.quoted); it is \(parameter.kind.allowed)"
    case .valueOutOfRange(let text, let name, let range):
      "\(name) can't be \(text.quoted); it is from \(range.least) to \(range.greatest)"
    case .nothingToForget(let name, let known):
      "there is no setting \(name.quoted); \(known.hint(for: name))"
    }
  }
}

extension [String] {
  /// The likely intended word; without one, all allowed words.
  fileprivate func hint(for word: String) -> String {
    if let near = nearest(to: word) { return "did you mean \(near)?" }
    return isEmpty ? "there are none" : "there \(count == 1 ? "is" : "are") \(enumeration)"
  }
}

extension ParameterKind {
  fileprivate var allowed: String {
    switch self {
    case .date: "a date such as 2026-12-25"
    case .choice(let choices): choices.map(\.value.written).alternatives
    case .list(let kind): "several, with commas between, each \(kind.allowed)"
    case .boolean, .integer, .number, .text, .entity: description
    }
  }
}
