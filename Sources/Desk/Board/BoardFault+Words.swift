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
    case .fullStack(let most): say("full-stack %@", most.grouped)
    case .tooManyWidgets(let most): say("widgets %@", most.grouped)
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

/// The reasons why a widgets file, or the first board, can't be used. Prints at most five of them.
struct BoardError: Error, Hashable {
  enum Cause: Hashable {
    case file(FileFault.Cause)
    case line(Int, BoardFault)
  }

  /// The path of the file; nil for the first board.
  let source: String?
  let causes: [Cause]

  static let mostTold = 5

  private init(source: String?, causes: [Cause]) {
    (self.source, self.causes) = (source, causes)
  }

  init(source: String?, cause: FileFault.Cause) {
    (self.source, causes) = (source, [.file(cause)])
  }

  init(source: String?, faults: BoardFaults) {
    (self.source, causes) = (source, faults.lines.map { .line($0.number, $0.fault) })
  }

  /// The first cause, with the name of the file alone.
  func headline(in strings: StringTable) -> String? {
    let name = source.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
    return BoardError(source: name, causes: causes).sentences(in: strings).first
  }

  /// One sentence for each cause.
  func sentences(in strings: StringTable) -> [String] {
    let source = source?.harmless(upTo: 200) ?? strings.text("board-fault.source")
    let sentences = causes.prefix(Self.mostTold).map { cause in
      "\(source): \(cause.clause(in: strings).asSentenceEnd)"
    }
    let rest = causes.count - sentences.count
    switch rest {
    case 0: return sentences
    case 1: return sentences + [strings.text("board-fault.more.one")]
    default: return sentences + [strings.text("board-fault.more %@", "\(rest)")]
    }
  }
}

extension BoardError: CustomStringConvertible {
  var description: String { sentences(in: English.words).joined(separator: "\n") }
}

extension BoardError.Cause {
  fileprivate func clause(in strings: StringTable) -> String {
    switch self {
    case .file(let cause): cause.clause(in: strings)
    case .line(let number, let fault):
      strings.text("board-fault.line %@ %@", "\(number)", fault.clause(in: strings))
    }
  }
}

extension String {
  /// The clause as a sentence, with a capital and a full stop.
  package var asSentence: String {
    // A name before a colon stays as it is typed.
    let isName = prefix { $0 != " " }.hasSuffix(":")
    return (isName ? String(prefix(1)) : prefix(1).uppercased()) + dropFirst().asSentenceEnd
  }
}

extension StringProtocol {
  /// The clause with a full stop, unless it asks.
  var asSentenceEnd: String { self + (hasSuffix("?") ? "" : ".") }
}
