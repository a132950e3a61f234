import Files
import Foundation
import Home
import Keys
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
      file.keep(preferences)
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

        """)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path + "/state") == ["looks"])
  }

  private static let words: [(Preferences.Aspect, String)] = [
    (.mode, "vibrant"), (.night, "on"), (.appearance, "light"), (.alwaysOn, "on"),
    (.accent, "#12ab3f"), (.recede, "on"), (.typeSize, "AX1"),
    (.wallpaper, "aurora"), (.idleStandBy, "10"), (.lockedContent, "shown"),
  ]

  @Test(arguments: ["auto", "22:00-07:00", "off,22:00-07:00"])
  func keepsWhenItIsNight(word: String) throws {
    defer { remove() }
    var file = PreferencesFile(in: directories)
    file.keep(try Preferences().with(.accent, "teal"))
    file.keep(try file.base.with(.night, word))
    #expect(PreferencesFile(in: directories).kept.word(for: .night) == word)
    #expect(try String(contentsOf: path, encoding: .utf8).contains("night \(word)\n"))
  }

  @Test func keepsNothingThatWasOnlyWishedForOnce() throws {
    defer { remove() }
    try write(Array("mode accented\n".utf8))
    var invocation = Invocation()
    invocation.wishes = [.mode: "vibrant", .night: "on"]
    invocation.reducesMotion = true
    var file = PreferencesFile(in: directories)
    file.base = invocation.preferences(over: file.kept)
    #expect(file.base.mode == .vibrant && file.base.night == .on && file.base.reducesMotion)
    file.keep(try file.base.with(.accent, "teal"))
    let kept = PreferencesFile(in: directories).kept
    #expect(!kept.reducesMotion)
    #expect(kept.mode == .accented && kept.night == .off && kept.accent.word == "teal")
    file.keep(try file.base.with(.night, "off"))
    #expect(try String(contentsOf: path, encoding: .utf8).contains("night off"))
  }

  @Test func isNotWrittenWithoutAChange() throws {
    defer { remove() }
    var file = PreferencesFile(in: directories)
    file.keep(Preferences())
    #expect(!FileManager.default.fileExists(atPath: path.path))
    var nowhere = PreferencesFile(in: nil)
    let savingFault = nowhere.keep(try Preferences().with(.night, "on"))
    #expect(savingFault == .unknown)
  }

  @Test(arguments: [
    ("mode sideways", "line 1: mode can't be 'sideways'."),
    (
      "// a remark\nnight on off",
      "line 2: expected one of mode, night, appearance, always-on, accent, recede, type-size,"
        + " glyphs, wallpaper, theme, idle-standby or locked-content, and a word for it."
    ),
    (
      "colour red",
      "line 1: expected one of mode, night, appearance, always-on, accent, recede, type-size,"
        + " glyphs, wallpaper, theme, idle-standby or locked-content, and a word for it."
    ),
    ("accent #12345", "line 1: accent can't be '#12345'."),
    ("accent \u{1B}[2J", "line 1: accent can't be '\\u{1B}[2J'."),
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
    let night = try Preferences().with(.night, "on")
    file.keep(night)
    #expect(PreferencesFile(in: directories).kept == night)
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
    let night = try Preferences().with(.night, "on")
    let first = file.keep(night)
    #expect(first == .noFolder)
    #expect(PreferencesFile(in: directories).kept == Preferences())
    let second = try file.keep(night.with(.alwaysOn, "on"))
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
    let night = try Preferences().with(.night, "on")
    file.keep(night)
    try FileManager.default.removeItem(at: blocker)
    let both = try night.with(.alwaysOn, "on")
    file.keep(both)
    #expect(file.writingFault == nil)
    #expect(PreferencesFile(in: directories).kept == both)
  }

  @Test func leavesWhatAnotherDashboardHasChanged() throws {
    defer { remove() }
    var (one, other) = (PreferencesFile(in: directories), PreferencesFile(in: directories))
    other.keep(try Preferences().with(.accent, "teal"))
    one.keep(try Preferences().with(.night, "on"))
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
