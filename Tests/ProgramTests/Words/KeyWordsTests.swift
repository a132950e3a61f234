import Almanac
import Cells
import Pages
import Testing

@testable import Desk
import System

/// Checks that every text that names a key names the one that is bound.
struct KeyWordsTests {
  private static let languages: [Language] = [.korean, .english]

  /// Texts in which a word or a letter only looks like a key.
  private static let others: Set<String> = [
    "chrome.enter", "weather.advice.settings", "date.weekday.5.narrow",
  ]

  /// How texts may write keys: the labels, and other words for some of them.
  private static let keys: Set<String> = {
    var keys: Set<String> = ["Enter", "Return", "Esc"]
    for shortcut in KeyTable.usual.shortcuts {
      for place in KeyScope.allCases {
        for binding in shortcut.bindings(at: place) {
          let label = Shortcut.Label(of: [binding.key]).plainText
          let isWord = label == "?" || label.count > 1 || label.first?.isLetter == true
          if isWord { keys.insert(label) }
        }
      }
    }
    return keys.subtracting(["Home", "End", "up", "down", "left", "right", "Del"])
  }()

  /// The words of a text as somebody might bind them, without the particles behind them.
  private static func words(of text: String) -> [String] {
    text.split { $0.isWhitespace }.map { word in
      let bare = word.drop { ".,;:!·()“”‘’'\"".contains($0) }
      return String(bare.prefix { $0.isASCII && !".,;:!()'\"".contains($0) })
    }
  }

  /// The words that name a key.
  private static func keys(in text: String) -> [String] {
    let words = words(of: text)
    return words.indices.filter { index in
      guard keys.contains(words[index]) else { return false }
      let before = index > 0 ? words[index - 1] : ""
      switch words[index] {
      case "a":
        return ["press", "key"].contains(before.lowercased()) || index == words.count - 1
      case "h", "s": return !before.contains("%") && Int(before) == nil
      default: return true
      }
    }.map { words[$0] }
  }

  @Test func aKeyInATextIsFound() {
    for text in [
      "Press a to choose", "Add: a", "press r to try again", "Removed · z to undo", "r을 눌러",
      "Enter나 클릭", "Tab을 눌러", "^S works", "z를 누르면", "Press ? for all", "change E",
    ] {
      #expect(Self.keys(in: text).count == 1, "\(text)")
    }
    for text in ["Add a widget", "%lld h ago", "Home", "D-Day", "5 U.S.C. 6103"] {
      #expect(Self.keys(in: text).isEmpty, "\(text) \(Self.keys(in: text))")
    }
  }

  @Test(arguments: languages) func noTextHasAKeyThatMayBeAnother(language: Language) throws {
    let signs = Set(KeyTexts.signs.keys)
    for (name, text) in try language.screenEntries
    where !Self.others.contains(name) && !signs.contains(name) {
      #expect(Self.keys(in: text).isEmpty, "\(name): \(text)")
      let isListed = KeyTexts.names.contains(name) || name.hasPrefix("date.")
      #expect(!text.contains("{") || isListed, "\(name): \(text)")
    }
  }

  @Test(arguments: languages) func keysAreFilledIntoEveryTextThatNamesThem(language: Language) {
    let raw = language.words
    let usual = KeyTexts.naming(.usual, in: raw)
    for name in KeyTexts.names {
      #expect(raw[name]?.contains("/") == true, "\(name)")
      #expect(usual[name]?.contains("{") == false && usual[name] != raw["\(name).keyless"])
      #expect(raw["\(name).keyless"]?.contains("{") == false, "\(name)")
    }
    for (name, template) in KeyTexts.signs {
      #expect(usual[name] == raw[name] && KeyTable.usual.filling(template) == raw[name])
    }
  }

  @Test(arguments: languages) func otherKeysAreNamedAndNoneWhereThereIsNone(
    language: Language
  ) throws {
    let raw = language.words
    let keys = try KeyTable(rebinding: [
      "gallery": [Key(.function(5))], "undo": [], "next": [Key("t", .control), Key(.tab)],
      "open": [Key("%", .control)],
    ])
    var words = KeyTexts(in: raw).naming(keys, in: raw)
    #expect(words["screen.empty.invitation"]?.contains("F5") == true)
    #expect(words["edit.removed"] == raw["edit.removed.keyless"])
    #expect(words["reminders.page.empty"]?.contains("^T") == true)
    #expect(words["dday.import.hint"]?.contains("^%%") == true, "it is filled once more")
    #expect(words["sign.write"] == "^T")
    #expect(words["reminders.introduction.choose"]?.contains("{") == false)
    let rebound = try KeyTable(rebinding: ["left": [Key(.function(7))]])
    words = KeyTexts(in: raw).naming(rebound, in: words)
    #expect(
      words["reminders.introduction.choose"] == raw["reminders.introduction.choose.keyless"])
    // They may be changed back.
    words = KeyTexts(in: raw).naming(.usual, in: words)
    #expect(words["edit.removed"]?.contains("z") == true && words["sign.write"] == "⇥")
  }
}
