import Boards
import System
import WidgetIntents

extension BoardFault {
  /// The fault as a clause without a capital or a full stop, including what is allowed.
  func clause(in strings: StringTable) -> String {
    func say(_ key: String, _ values: String...) -> String {
      strings.text("board-fault.\(key)", filledWith: values)
    }
    return switch self {
    case .tooManyLines(let most): say("lines %@", most.grouped)
    case .longLine(let length, let most): say("long %@ %@", length.grouped, most.grouped)
    case .openQuotation: say("quotation")
    case .strayBackslash: say("backslash")
    case .controlCharacter(let scalar): say("control %@", scalar.escaped(asASCII: true))
    case .controlCharacters(let word): say("controls %@", word.quoted)
    case .noStack: say("no-stack")
    case .unlikeStack(let family): say("unlike %@", family)
    case .unknownKind(let name, let known):
      say("kind %@ %@", name.quoted, strings.hint(for: name, among: known))
    case .missingFamily(let kind, let allowed):
      say("no-family %@ %@", kind, strings.alternatives(allowed))
    case .unknownFamily(let name, let known):
      say("family %@ %@", name.quoted, strings.hint(for: name, among: known))
    case .unfitFamily(let name, let kind, let allowed):
      say("unfit %@ %@ %@", kind, name, strings.alternatives(allowed))
    case .noSetting(let word): say("no-setting %@", word.quoted)
    case .repeatedSetting(let name): say("repeated %@", name.quoted)
    case .unknownParameter(let name, let kind, let known):
      say("parameter %@ %@ %@", kind, name.quoted, strings.hint(for: name, among: known))
    case .wrongValue(let text, let parameter):
      say("value %@ %@ %@", parameter.name, text.quoted, strings.allowed(by: parameter.kind))
    case .valueOutOfRange(let text, let name, let range):
      say("range %@ %@ %@ %@", name, text.quoted, "\(range.least)", "\(range.greatest)")
    case .nothingToForget(let name, let known):
      say("nothing %@ %@", name.quoted, strings.hint(for: name, among: known))
    }
  }
}

extension StringTable {
  /// The likely intended word; without one, all allowed words.
  fileprivate func hint(for word: String, among known: [String]) -> String {
    if let near = known.nearest(to: word) { return text("board-fault.near %@", near) }
    switch known.count {
    case 0: return text("board-fault.none")
    case 1: return text("board-fault.known.one %@", known[0])
    default: return text("board-fault.known %@", enumeration(known))
    }
  }

  fileprivate func allowed(by kind: ParameterKind) -> String {
    switch kind {
    case .boolean: text("board-fault.boolean")
    case .integer: text("board-fault.integer")
    case .number: text("board-fault.number")
    case .text: text("board-fault.text")
    case .date: text("board-fault.date")
    case .choice(let choices): alternatives(choices.map(\.value.written))
    case .entity(let source): text("board-fault.entity %@", source.name)
    case .list(let kind): text("board-fault.list %@", allowed(by: kind))
    }
  }
}
