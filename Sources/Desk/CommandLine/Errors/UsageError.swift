/// What is wrong with a command line; it prints as one sentence that also says what is allowed.
enum UsageError: Error {
  case unknownFlag(String)
  case unknownSubcommand(String)
  case strayArgument(String)
  case missingValue(Flag)
  case unwantedValue(Flag)
  case wrongValue(Flag, String)
  case conflict(Flag, Flag)
  case misplacedFlag(Flag)
  case unknownDevice(String, known: [String])
  case unknownWidget(String, known: [String])
  case noTerminal
}

extension UsageError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownFlag(let argument):
      "There is no flag \(argument.quoted); \(Self.hint(for: argument))"
    case .unknownSubcommand(let word):
      "There is no subcommand \(word.quoted); \(Self.hint(for: word))"
    case .strayArgument(let word):
      "The argument \(word.quoted) is one too many; only flags may follow."
    case .missingValue(let flag):
      "\(flag.written) lacks its value; it takes \(flag.allowed)."
    case .unwantedValue(let flag):
      "\(flag.written) takes no value."
    case .wrongValue(let flag, let text):
      "\(flag.written) can't be \(text.quoted); it takes \(flag.allowed)."
    case .conflict(let flag, let other):
      "\(flag.written) and \(other.written) exclude each other; use one of them."
    case .misplacedFlag(let flag):
      "\(flag.written) belongs to \(flag.owners) only."
    case .unknownDevice(let word, let known):
      "There is no device with the screen \(word.quoted); there are \(known.enumeration)."
    case .unknownWidget(let word, []):
      "There is no widget \(word.quoted); there are none."
    case .unknownWidget(let word, let known):
      "There is no widget \(word.quoted); there \(known.count == 1 ? "is" : "are") \(known.abridged)."
    case .noTerminal:
      "Standard output is no terminal; \(Program.name) render prints a screen without one."
    }
  }

  private static func hint(for argument: String) -> String {
    let words = Subcommand.allCases.map(\.rawValue) + Flag.all.map(\.written)
    if let near = words.nearest(to: argument) { return "did you mean \(near)?" }
    return "\(Program.name) --help lists all that there are."
  }
}

extension [String] {
  /// All of a few, else the first and the last.
  fileprivate var abridged: String {
    guard count > 5, let first, let last else { return enumeration }
    return "\(first) to \(last)"
  }
}

extension Flag {
  fileprivate var owners: String {
    subcommands.map { "\(Program.name) \($0.rawValue)" }.enumeration
  }

  fileprivate var allowed: String {
    switch effect {
    case .sets: "no value"
    case .takes(let value): value.allowed
    }
  }
}
