import Cells
import System
import Home
import Pages

extension FlagValue {
  static func text(
    _ placeholder: String, _ allowed: Allowance, store: @escaping Store<String>
  ) -> Self {
    Self(placeholder, allowed: allowed, read: { $0.isEmpty ? nil : $0 }, store: store)
  }

  static func date(store: @escaping Store<String>) -> Self {
    text("DATE", .phrase("usage.date %@", [["2026-11-21T09:41:00+09:00"]]), store: store)
  }

  static func number(in range: ClosedRange<Int>, store: @escaping Store<Int>) -> Self {
    Self(
      "N",
      allowed: .phrase("usage.number %@ %@", [["\(range.lowerBound)"], ["\(range.upperBound)"]]),
      read: { $0.number(in: range) }, store: store)
  }

  static func size(upTo limit: Int, store: @escaping Store<Size>) -> Self {
    Self(
      "WIDTHxHEIGHT", allowed: .phrase("usage.size %@", [["\(limit)x\(limit)"]]),
      read: { Size(written: $0, upTo: limit) }, store: store)
  }

  static func accent(store: @escaping Store<Accent>) -> Self {
    Self(
      "NAME|#RRGGBB", choices: Accent.palette,
      allowed: .phrase("usage.colour %@ %@", [Accent.palette, ["#ffb454"]]),
      read: { Accent($0) }, store: store)
  }

  /// What stays to be seen while the screen is locked: a word, or kinds of widgets.
  static var lockedContent: Self {
    let words = Aspect.lockedContent.words
    return Self(
      "STATE", choices: words,
      allowed: .phrase("usage.locked %@ %@", [words, ["weather,clock"]]),
      isMeant: { $0.contains(",") }, read: { LockedContent($0)?.word },
      store: { $0.wishes[.lockedContent] = $1 })
  }

  /// The wallpaper: a name of the program's own, colours, or the path of a picture.
  static var wallpaper: Self {
    wallpaper(for: .wallpaper) { Wallpaper($0, from: WorkingFolder.path)?.word }
  }

  static var lockWallpaper: Self {
    wallpaper(for: .lockWallpaper) { LockWallpaper($0, from: WorkingFolder.path)?.word }
  }

  private static func wallpaper(
    for aspect: Aspect, read: @escaping @Sendable (String) -> String?
  ) -> Self {
    let words = aspect.words
    return Self(
      "STYLE|PATH", choices: words,
      allowed: .phrase(
        "usage.wallpaper %@ %@ %@",
        [words, ["#1e1e2e,#45475a"], ["~/sea.jpg"]]),
      isMeant: { text in ["#", "/", "~/", "./", "../"].contains { text.hasPrefix($0) } },
      read: read, store: { $0.wishes[aspect] = $1 })
  }

  /// One of the words that there are; without a name, they stand for themselves.
  static func choice<Choice>(named name: String? = nil, store: @escaping Store<Choice>) -> Self
  where Choice: CaseIterable & RawRepresentable<String> & Sendable {
    word(
      of: Choice.allCases.map(\.rawValue), named: name, read: { Choice(rawValue: $0) },
      store: store)
  }

  /// A value that is one of an aspect's words, in any case.
  static func wish(for aspect: Preferences.Aspect, named name: String) -> Self {
    let words = aspect.words
    return word(
      of: words, named: name,
      read: { text in words.first { $0.lowercased() == text.lowercased() } },
      store: { $0.wishes[aspect] = $1 })
  }

  /// Whether an aspect with two states is on.
  static func wish(for aspect: Preferences.Aspect) -> Self {
    let words = ["on", "off"]
    return Self(
      words.withBars, allowed: .words(words),
      read: { words.contains($0) ? $0 : nil }, store: { $0.wishes[aspect] = $1 })
  }

  /// The minutes after which StandBy comes, or none.
  static let idleMinutes = Self(
    "{MINUTES|off}",
    allowed: .phrase("usage.minutes %@ %@", [["\(Preferences.mostIdleMinutes)"], ["off"]]),
    read: { word in
      var preferences = Preferences()
      return preferences.set(.idleStandBy, to: word) ? word : nil
    },
    store: { $0.wishes[.idleStandBy] = $1 })

  /// When everything is red: a word, or hours.
  static var night: Self {
    let words = ["on", "off", "auto"]
    return Self(
      (words + ["HOURS"]).withBars,
      allowed: .phrase("usage.night %@ %@", [words, ["22:00-07:00"]]),
      isMeant: { $0.contains(":") },
      read: { $0.contains(",") ? nil : Night(word: $0)?.word }, store: { $0.wishes[.night] = $1 })
  }

  private static func word<Value>(
    of words: [String], named name: String?, read: @escaping @Sendable (String) -> Value?,
    store: @escaping Store<Value>
  ) -> Self {
    Self(
      name ?? "{\(words.withBars)}", choices: name == nil ? [] : words,
      allowed: .words(words), read: read, store: store)
  }
}

extension Size {
  fileprivate init?(written text: String, upTo limit: Int) {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false)
    guard
      sides.count == 2,
      let width = sides[0].number(in: 1...limit),
      let height = sides[1].number(in: 1...limit)
    else { return nil }
    self.init(width: width, height: height)
  }
}

extension StringProtocol {
  fileprivate func number(in range: ClosedRange<Int>) -> Int? {
    guard utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) else { return nil }
    return Int(self).flatMap { range.contains($0) ? $0 : nil }
  }
}

extension [String] {
  /// The words with a bar between. `joined` would look for its types at the start of each run, which takes a
  /// hundredth of it.
  fileprivate var withBars: String {
    dropFirst().reduce(first ?? "") { "\($0)|\($1)" }
  }
}
