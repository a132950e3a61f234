import Home
import Pages
import Layout
import System

/// The text of the preferences file: on each line an aspect, its word and, if `config.toml` said one, the
/// word that this was set over.
struct PreferencesText: Equatable, Sendable {
  private(set) var words: [Preferences.Aspect: KeptWord] = [:]

  init() {}

  /// Parses the format of `description`.
  init(parsing text: String) throws(WrongLine) {
    for line in TableLine.lines(of: text) {
      guard 2...3 ~= line.words.count,
        let aspect = Preferences.Aspect(rawValue: String(line.words[0])),
        let kept = KeptWord(line.words.dropFirst())
      else { throw WrongLine(line.number, .noAspect) }
      guard aspect.has(kept.word) else {
        throw WrongLine(line.number, .unfit(aspect, kept.word))
      }
      words[aspect] = kept
    }
  }

  /// Reads a file; nil if it doesn't exist.
  init?(in file: SmallFile) throws(FileFault) {
    guard let text = try file.text() else { return nil }
    do {
      try self.init(parsing: text)
    } catch {
      throw file.fault(.wrongLine(error))
    }
  }

  /// The preferences that `config.toml` says and, over them, those that were saved as long as it said
  /// that; defaults for the rest.
  func preferences(over written: [Preferences.Aspect: String] = [:]) -> Preferences {
    var preferences = Preferences(written)
    for (aspect, word) in words where word.over == written[aspect] {
      _ = preferences.set(aspect, to: word.word)
    }
    return preferences
  }

  mutating func adopt(_ changes: [Preferences.Aspect: KeptWord]) {
    words.merge(changes) { $1 }
  }
}

extension PreferencesText: CustomStringConvertible {
  var description: String {
    let lines = Preferences.Aspect.allCases.compactMap { aspect in
      words[aspect].map { "\(aspect.rawValue) \($0.description)\n" }
    }
    return "// How \(Program.name) looks, as its keys have set it.\n" + lines.joined()
  }
}

extension Preferences {
  init(_ words: [Aspect: String]) {
    self.init()
    for (aspect, word) in words { _ = set(aspect, to: word) }
  }
}

extension Preferences.Aspect {
  fileprivate func has(_ word: String) -> Bool {
    var preferences = Preferences()
    return preferences.set(self, to: word)
  }
}
