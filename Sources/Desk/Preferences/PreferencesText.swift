import Home
import Layout

/// What is kept of preferences, as people read it: an aspect and its word a line.
struct PreferencesText: Equatable, Sendable {
  private var words: [Preferences.Aspect: String] = [:]

  init() {}

  /// Reads what the description says.
  init(parsing text: String) throws(LineError) {
    for line in TableLine.lines(of: text) {
      guard line.words.count == 2, let aspect = Preferences.Aspect(rawValue: String(line.words[0]))
      else { throw line.error("expected one of \(Self.names), and a word for it") }
      guard keep(aspect, String(line.words[1])) else {
        throw line.error("\(aspect.rawValue) can't be \(String(line.words[1]).quoted)")
      }
    }
  }

  /// The preferences where nothing else is said.
  var preferences: Preferences {
    words.reduce(into: Preferences()) { _ = $0.set($1.key, to: $1.value) }
  }

  /// Takes over what differs between two preferences, and says whether anything does.
  mutating func adopt(_ new: Preferences, insteadOf old: Preferences) -> Bool {
    let changed = Preferences.Aspect.allCases.filter { new.word(for: $0) != old.word(for: $0) }
    for aspect in changed { words[aspect] = new.word(for: aspect) }
    return !changed.isEmpty
  }

  /// False for a word that the aspect doesn't have.
  private mutating func keep(_ aspect: Preferences.Aspect, _ word: String) -> Bool {
    var preferences = Preferences()
    guard preferences.set(aspect, to: word) else { return false }
    words[aspect] = word
    return true
  }

  private static var names: String { Preferences.Aspect.allCases.map(\.rawValue).alternatives }
}

extension PreferencesText: CustomStringConvertible {
  var description: String {
    let lines = Preferences.Aspect.allCases.compactMap { aspect in
      words[aspect].map { "\(aspect.rawValue) \($0)\n" }
    }
    return "// How \(Program.name) looks, as its keys have set it.\n" + lines.joined()
  }
}
