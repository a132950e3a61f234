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

  /// Reads a file; nil if it doesn't exist.
  init?(in file: SmallFile) throws(FileFault) {
    guard let text = try file.text() else { return nil }
    do {
      try self.init(parsing: text)
    } catch {
      throw file.fault(.wrongLine(error.line, error.cause))
    }
  }

  /// The saved preferences; defaults for the rest.
  var preferences: Preferences {
    words.reduce(into: Preferences()) { _ = $0.set($1.key, to: $1.value) }
  }

  mutating func adopt(_ changes: [Preferences.Aspect: String]) {
    words.merge(changes) { $1 }
  }

  /// Sets an aspect; returns false if it doesn't have the word.
  private mutating func keep(_ aspect: Preferences.Aspect, _ word: String) -> Bool {
    var preferences = Preferences()
    guard preferences.set(aspect, to: word) else { return false }
    words[aspect] = word
    return true
  }

  private static var names: String {
    English.words.alternatives(Preferences.Aspect.allCases.map(\.rawValue))
  }
}

extension PreferencesText: CustomStringConvertible {
  var description: String {
    let lines = Preferences.Aspect.allCases.compactMap { aspect in
      words[aspect].map { "\(aspect.rawValue) \($0)\n" }
    }
    return "// How \(Program.name) looks, as its keys have set it.\n" + lines.joined()
  }
}
