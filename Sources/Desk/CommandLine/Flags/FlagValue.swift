import System

/// The value of a flag: how help shows it, what is allowed, and where it is stored.
struct FlagValue: Sendable {
  typealias Store<Value> = @Sendable (inout Invocation, Value) -> Void

  let placeholder: String
  /// Those that help lists, unless the placeholder does.
  let choices: [String]
  let allowed: Allowance
  /// Whether a word that isn't allowed is a mistake in the value of a flag that may stand alone.
  let isMeant: @Sendable (String) -> Bool
  /// Stores the value; returns false and stores nothing if it isn't allowed.
  let store: @Sendable (inout Invocation, String) -> Bool

  init<Value>(
    _ placeholder: String,
    choices: [String] = [],
    allowed: Allowance,
    isMeant: @escaping @Sendable (String) -> Bool = { _ in false },
    read: @escaping @Sendable (String) -> Value?,
    store: @escaping Store<Value>
  ) {
    (self.placeholder, self.choices) = (placeholder, choices)
    (self.allowed, self.isMeant) = (allowed, isMeant)
    self.store = { invocation, text in
      guard let value = read(text) else { return false }
      store(&invocation, value)
      return true
    }
  }
}

/// The flags of a command line: the program's own, and those of its settings.
struct Flags: Sendable {
  /// In the order of help.
  let all: [Flag]

  init(of supply: Supply = .none) {
    all = Flag.first + supply.flags + Flag.rest
  }

  /// The flag with this spelling; nil if there is none.
  subscript(written argument: String) -> Flag? {
    all.first { flag in
      argument == flag.written || flag.letter.map { argument == "-\($0)" } == true
    }
  }

  func belonging(to subcommand: Subcommand) -> [Flag] {
    all.filter { $0.subcommands.contains(subcommand) }
  }

  var belongingEverywhere: [Flag] { all.filter(\.subcommands.isEmpty) }
}

/// The allowed values of a flag, in a form that can be localized.
package enum Allowance: Hashable, Sendable {
  /// One of these words.
  case words([String])
  /// The key of a phrase, and its arguments: each is one word, or several with commas between.
  case phrase(String, [[String]] = [])

  /// The text to complete “it takes …”.
  func text(in strings: StringTable) -> String {
    switch self {
    case .words(let words): strings.alternatives(words)
    case .phrase(let key, let values):
      strings.text(key, filledWith: values.map { $0.joined(separator: ", ") })
    }
  }
}

extension StringTable {
  /// `a`, `a or b`, `a, b or c`.
  package func alternatives(_ words: [String]) -> String { joined(words, "usage.or %@ %@") }

  /// `a`, `a and b`, `a, b and c`.
  package func enumeration(_ words: [String]) -> String { joined(words, "usage.and %@ %@") }

  private func joined(_ words: [String], _ key: String) -> String {
    guard let last = words.last, words.count > 1 else { return words.joined() }
    return text(key, words.dropLast().joined(separator: ", "), last)
  }
}
