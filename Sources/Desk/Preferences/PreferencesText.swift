import Home
import Keys
import Layout
import Printing

/// The text of the preferences file, with an aspect and its word on each line.
struct PreferencesText: Equatable, Sendable {
  private var words: [Preferences.Aspect: String] = [:]

  init() {}

  /// Parses the format of `description`.
  init(parsing text: String) throws(LineError) {
    for line in TableLine.lines(of: text) {
      guard line.words.count == 2, let aspect = Preferences.Aspect(rawValue: String(line.words[0]))
      else { throw line.error("expected one of \(Self.names), and a word for it") }
      guard keep(aspect, String(line.words[1])) else {
        throw line.error("\(aspect.rawValue) can't be \(String(line.words[1]).quoted)")
      }
    }
  }

  /// The saved preferences; defaults for the rest.
  var preferences: Preferences {
    words.reduce(into: Preferences()) { _ = $0.set($1.key, to: $1.value) }
  }

  /// Records the differences between two preferences; returns whether there are any.
  mutating func adopt(_ new: Preferences, insteadOf old: Preferences) -> Bool {
    let changed = Preferences.Aspect.allCases.filter { new.word(for: $0) != old.word(for: $0) }
    for aspect in changed { words[aspect] = new.word(for: aspect) }
    return !changed.isEmpty
  }

  /// Sets an aspect; returns false if it doesn't have the word.
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
