import Cells
import System
import Foundation
import Home
import Pages
import Kit
import Testing

@testable import Desk

struct PreferencesFileTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private var path: URL { folder.appending(path: "state/looks") }
  private var directories: Directories { Directories(under: folder.path) }

  private func write(_ bytes: [UInt8]) throws {
    try FileManager.default.createDirectory(
      at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: path)
  }

  private func remove() { try? FileManager.default.removeItem(at: folder) }

  @Test func keepsWhatAPersonChanges() throws {
    defer { remove() }
    var file = PreferencesFile(in: directories)
    #expect(file.fault == nil && file.kept == Preferences())
    var preferences = Preferences()
    for (aspect, word) in Self.words {
      preferences = try preferences.with(aspect, word)
      file.keep(Self.change(aspect, word))
      #expect(PreferencesFile(in: directories).kept == preferences)
    }
    let text = try String(contentsOf: path, encoding: .utf8)
    #expect(
      text == """
        // How widgetty looks, as its keys have set it.
        mode vibrant
        night on
        appearance light
        always-on on
        accent #12ab3f
        recede on
        type-size AX1
        wallpaper aurora
        idle-standby 10
        locked-content shown
        lock-wallpaper home
        increase-contrast on
        differentiate-without-color on
        reduce-motion on

        """)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path + "/state") == ["looks"])
  }

  /// What looks right in one terminal says nothing of another.
  @Test func keepsBlocksForEachKindOfTerminal() throws {
    defer { remove() }
    try write(Array("glyphs half\n".utf8))
    var kitty = PreferencesFile(in: directories, for: "xterm-kitty")
    #expect(kitty.kept.glyphs == .half, "what an older version has kept holds for all")
    kitty.keep(Self.change(.glyphs, "sextant"))
    #expect(PreferencesFile(in: directories, for: "xterm-kitty").kept.glyphs == .sextant)
    #expect(PreferencesFile(in: directories, for: "linux").kept.glyphs == .half)
    var linux = PreferencesFile(in: directories, for: "linux")
    linux.keep(Self.change(.glyphs, "ascii"))
    #expect(PreferencesFile(in: directories, for: "xterm-kitty").kept.glyphs == .sextant)
    let text = try String(contentsOf: path, encoding: .utf8)
    #expect(text.hasSuffix("\nglyphs half\nglyphs@linux ascii\nglyphs@xterm-kitty sextant\n"))
  }

  private static let words: [(Preferences.Aspect, String)] = [
    (.mode, "vibrant"), (.night, "on"), (.appearance, "light"), (.alwaysOn, "on"),
    (.accent, "#12ab3f"), (.recede, "on"), (.typeSize, "AX1"),
    (.wallpaper, "aurora"), (.idleStandBy, "10"), (.lockedContent, "shown"),
    (.lockWallpaper, "home"),
    (.increaseContrast, "on"), (.differentiateWithoutColor, "on"), (.reduceMotion, "on"),
  ]

  private static func change(
    _ aspect: Preferences.Aspect, _ word: String, over written: String? = nil
  ) -> PreferencesFile.Changes {
    [aspect: KeptWord(word, over: written)]
  }

  @Test(arguments: [
    "/a b/바다 100%.png", "~/%20.jpg", "/a\u{3000}b", "/%", "/a\nb", "#102030,#405060",
  ])
  func keepsWallpapersOverOthers(word: String) throws {
    defer { remove() }
    var file = PreferencesFile(in: directories)
    file.keep(Self.change(.wallpaper, word, over: word))
    file.keep(Self.change(.mode, "vibrant"))
    let read = PreferencesFile(in: directories)
    #expect(read.fault == nil && read.text.words[.wallpaper] == KeptWord(word, over: word))
  }

  @Test(arguments: ["auto", "22:00-07:00", "off,22:00-07:00"])
  func keepsWhenItIsNight(word: String) throws {
    defer { remove() }
    var file = PreferencesFile(in: directories)
    file.keep(Self.change(.accent, "teal"))
    file.keep(Self.change(.night, word))
    #expect(PreferencesFile(in: directories).kept.word(for: .night) == word)
    #expect(try String(contentsOf: path, encoding: .utf8).contains("night \(word)\n"))
  }

  /// The third word is what the file of settings said.
  @Test func aWordCountsAsLongAsTheFileOfSettingsSaysTheSame() throws {
    defer { remove() }
    try write(Array("mode vibrant\naccent teal pink\n".utf8))
    var file = PreferencesFile(in: directories)
    file.keep(Self.change(.night, "on", over: "22:00-07:00"))
    let text = PreferencesFile(in: directories).text
    #expect(
      text.description.split(separator: "\n").dropFirst() == [
        "mode vibrant", "night on 22:00-07:00", "accent teal pink",
      ])
    func words(_ written: [Preferences.Aspect: String]) -> [String] {
      let preferences = text.preferences(over: written)
      return [.mode, .night, .accent].map { preferences.word(for: $0) }
    }
    #expect(words([:]) == ["vibrant", "off", "amber"])
    #expect(
      words([.accent: "pink", .night: "22:00-07:00"]) == ["vibrant", "on,22:00-07:00", "teal"])
    #expect(words([.accent: "coral", .mode: "accented"]) == ["accented", "off", "coral"])
  }

  @Test func isNotWrittenWithoutAChange() throws {
    defer { remove() }
    var file = PreferencesFile(in: directories)
    file.keep([:])
    #expect(!FileManager.default.fileExists(atPath: path.path))
    var nowhere = PreferencesFile(in: nil)
    let savingFault = nowhere.keep(Self.change(.night, "on"))
    #expect(savingFault == .unknown)
  }

  @Test(arguments: [
    ("mode sideways", "line 1: mode can’t be 'sideways'."),
    (
      "// a remark\nnight on off on",
      "line 2: expected one of mode, night, appearance, always-on, accent, recede, type-size,"
        + " glyphs, wallpaper, theme, idle-standby, locked-content, lock-wallpaper,"
        + " increase-contrast, differentiate-without-color or reduce-motion, and a word for it."
    ),
    (
      "colour red",
      "line 1: expected one of mode, night, appearance, always-on, accent, recede, type-size,"
        + " glyphs, wallpaper, theme, idle-standby, locked-content, lock-wallpaper,"
        + " increase-contrast, differentiate-without-color or reduce-motion, and a word for it."
    ),
    ("accent #12345", "line 1: accent can’t be '#12345'."),
    ("accent \u{1B}[2J", "line 1: accent can’t be '\\u{1B}[2J'."),
  ])
  func saysWhatIsWrongWithIt(text: String, sentence: String) throws {
    defer { remove() }
    try write(Array(text.utf8))
    let file = PreferencesFile(in: directories)
    #expect(file.kept == Preferences())
    #expect(file.fault?.description == "\(path.path): \(sentence)")
  }

  @Test func setsAsideWhatItCannotRead() throws {
    defer { remove() }
    try write([0xFF, 0xFE, 0x00])
    var file = PreferencesFile(in: directories)
    #expect(file.fault?.cause == .notUTF8)
    #expect(try Data(contentsOf: path) == Data([0xFF, 0xFE, 0x00]))
    file.keep(Self.change(.night, "on"))
    #expect(try PreferencesFile(in: directories).kept == Preferences().with(.night, "on"))
    let aside = URL(filePath: path.path + ".unread")
    #expect(try Data(contentsOf: aside) == Data([0xFF, 0xFE, 0x00]))
  }

  @Test func survivesAnyBytes() throws {
    defer { remove() }
    var random = SplitMix(seed: 7)
    for _ in 0..<200 {
      let bytes = (0..<Int.random(in: 0..<64, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      try write(bytes)
      let file = PreferencesFile(in: directories)
      if file.fault != nil { #expect(file.kept == Preferences()) }
    }
  }

  @Test func holdsForTheRunWhereNothingCanBeWritten() throws {
    defer { remove() }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: folder.appending(path: "state"))
    var file = PreferencesFile(in: directories)
    #expect(file.fault == nil)
    let first = file.keep(Self.change(.night, "on"))
    #expect(first == .noFolder)
    #expect(PreferencesFile(in: directories).kept == Preferences())
    let second = file.keep(Self.change(.alwaysOn, "on"))
    #expect(second == nil && file.writingFault != nil)
  }
}

extension PreferencesFileTests {
  @Test(arguments: [
    (EACCES, SavingFault.noPermission), (EPERM, .noPermission), (EROFS, .readOnly),
    (ENOSPC, .noSpace), (EDQUOT, .noSpace), (ENOTDIR, .noFolder), (EIO, .unknown),
  ])
  func tellsInBriefWhatHinders(code: Int32, savingFault: SavingFault) {
    let fault = SmallFile(path: "/x").fault(.unwritable(.system(code)))
    #expect(fault.savingFault == savingFault)
  }

  @Test func keepsAgainWhatItCouldNotKeepBefore() throws {
    defer { remove() }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let blocker = folder.appending(path: "state")
    try Data().write(to: blocker)
    var file = PreferencesFile(in: directories)
    file.keep(Self.change(.night, "on"))
    try FileManager.default.removeItem(at: blocker)
    file.keep(Self.change(.alwaysOn, "on"))
    #expect(file.writingFault == nil)
    let both = try Preferences().with(.night, "on").with(.alwaysOn, "on")
    #expect(PreferencesFile(in: directories).kept == both)
  }

  @Test func leavesWhatAnotherDashboardHasChanged() throws {
    defer { remove() }
    var (one, other) = (PreferencesFile(in: directories), PreferencesFile(in: directories))
    other.keep(Self.change(.accent, "teal"))
    one.keep(Self.change(.night, "on"))
    let kept = PreferencesFile(in: directories).kept
    #expect(kept.night == .on && kept.accent.word == "teal")
  }
}

extension Preferences {
  fileprivate func with(_ aspect: Aspect, _ word: String) throws -> Preferences {
    var preferences = self
    let isKnown = preferences.set(aspect, to: word)
    try #require(isKnown)
    return preferences
  }
}

extension PreferencesFile {
  /// The preferences in the file.
  fileprivate var kept: Preferences { text.preferences() }
}
