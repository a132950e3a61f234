import Home
import Pages
import Layout
import System

/// The text of the preferences file: on each line an aspect, its word and, if `config.toml` said one, the
/// word that this was set over. Blocks are of a kind of terminal, which stands behind the aspect:
/// `glyphs@xterm-kitty sextant`.
struct PreferencesText: Equatable, Sendable {
  private(set) var words: [Preferences.Aspect: KeptWord] = [:]
  /// The kind of the terminal that the words are for; empty for any.
  let terminal: String
  /// The blocks of each kind of terminal; those of no kind, as older versions kept them, are for the rest.
  private var glyphs: [String: KeptWord] = [:]

  init(for terminal: String = "") {
    self.terminal = terminal
  }

  /// Parses the format of `description`.
  init(parsing text: String, for terminal: String = "") throws(WrongLine) {
    self.init(for: terminal)
    for line in TableLine.lines(of: text) {
      let name = line.words.first?.split(separator: Self.mark, maxSplits: 1) ?? []
      guard 2...3 ~= line.words.count,
        let aspect = name.first.flatMap({ Preferences.Aspect(rawValue: String($0)) }),
        name.count == 1 || aspect == .glyphs, let kept = KeptWord(line.words.dropFirst())
      else { throw WrongLine(line.number, .noAspect) }
      guard aspect.has(kept.word) else {
        throw WrongLine(line.number, .unfit(aspect, kept.word))
      }
      if aspect == .glyphs { glyphs[name.count > 1 ? String(name[1]) : ""] = kept }
      words[aspect] = kept
    }
    words[.glyphs] = glyphs[terminal] ?? glyphs[""]
  }

  private static let mark: Character = "@"

  /// Reads a file; nil if it doesn't exist.
  init?(in file: SmallFile, for terminal: String = "") throws(FileFault) {
    guard let text = try file.text() else { return nil }
    do {
      try self.init(parsing: text, for: terminal)
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
    if let kept = changes[.glyphs] { glyphs[terminal] = kept }
  }
}

extension PreferencesText: CustomStringConvertible {
  var description: String {
    let lines = Preferences.Aspect.allCases.flatMap { aspect in
      let kept = aspect == .glyphs ? glyphs : words[aspect].map { ["": $0] } ?? [:]
      return kept.sorted { $0.key < $1.key }.map { kind, word in
        "\(aspect.rawValue)\(kind.isEmpty ? "" : "\(Self.mark)\(kind)") \(word.description)\n"
      }
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
