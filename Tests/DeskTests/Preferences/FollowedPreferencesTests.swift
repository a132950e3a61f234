import Foundation
import Home
import Pages
import Testing

@testable import Desk

struct FollowedPreferencesTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private let mailbox = Mailbox<Event>()

  private func followed(
    over written: [Preferences.Aspect: String] = [:],
    under asked: [Preferences.Aspect: String] = [:], on pool: ThreadPool = ThreadPool()
  ) -> FollowedPreferences {
    FollowedPreferences(
      PreferencesFile(in: Directories(under: folder.path)), over: written, under: asked, on: pool,
      tellingThrough: mailbox)
  }

  private func lines() throws -> [Substring] {
    let text = try String(contentsOf: folder.appending(path: "state/looks"), encoding: .utf8)
    return Array(text.split(separator: "\n").dropFirst())
  }

  private func remove() { try? FileManager.default.removeItem(at: folder) }

  private func night() -> Preferences {
    var preferences = Preferences()
    _ = preferences.set(.night, to: "on")
    return preferences
  }

  @Test func takesOverWhatAnotherDashboardSaves() throws {
    defer { remove() }
    var (one, other) = (followed(), followed())
    one.keep(night())
    let sentence = one.finish(within: .seconds(60), by: Clocks())
    #expect(sentence == nil)
    let (own, foreign, again) = (one.takeChange(), other.takeChange(), other.takeChange())
    #expect(own == [.night: "on"] && foreign == [.night: "on"] && again.isEmpty)
    let letters = mailbox.take()
    guard case .saved(nil) = letters.first else { throw Unexpected(letters: letters) }
  }

  @Test func ignoresTheFileWhileTheUsersChangeIsBeingSaved() throws {
    defer { remove() }
    let idle = ThreadPool(limit: 0, mostAside: 0)
    var (one, other) = (followed(on: idle), followed())
    one.keep(night())
    var vibrant = Preferences()
    _ = vibrant.set(.mode, to: "vibrant")
    other.keep(vibrant)
    _ = other.finish(within: .seconds(60), by: Clocks())
    let change = one.takeChange()
    #expect(change.isEmpty)
    #expect(one.finish(within: .zero, by: Clocks())?.cause == .unsaved)
  }

  @Test func keepsWhatItHasWhereTheFileIsGoneOrInvalid() throws {
    defer { remove() }
    var (one, other) = (followed(), followed())
    other.keep(night())
    _ = other.finish(within: .seconds(60), by: Clocks())
    _ = one.takeChange()
    let path = folder.appending(path: "state/looks")
    try Data("night perhaps\n".utf8).write(to: path)
    var change = one.takeChange()
    #expect(change.isEmpty && !one.isReadable)
    try FileManager.default.removeItem(at: path)
    change = one.takeChange()
    #expect(change.isEmpty && one.isReadable)
    try Data("night off\n".utf8).write(to: path)
    change = one.takeChange()
    #expect(change == [.night: "off"])
  }

  /// As with all flags, what holds for a run isn't saved, and what a key sets is only that.
  @Test func keepsOnlyWhatTheUserChanges() throws {
    defer { remove() }
    var one = followed(over: [.accent: "pink", .mode: "accented"], under: [.mode: "vibrant"])
    #expect(one.shown.mode == .vibrant && one.shown.accent.word == "pink")
    var preferences = one.shown
    _ = preferences.set(.night, to: "on")
    one.keep(preferences)
    _ = preferences.set(.accent, to: "teal")
    one.keep(preferences)
    one.keep(preferences)
    _ = one.finish(within: .seconds(60), by: Clocks())
    #expect(try lines() == ["night on", "accent teal pink"])
  }

  @Test func takesOverWhatTheFileOfSettingsSaysButForFlags() throws {
    defer { remove() }
    var one = followed(over: [.accent: "pink"], under: [.mode: "vibrant"])
    var change = one.adopt([.accent: "coral", .mode: "accented"])
    #expect(change == [.accent: "coral"] && one.shown.accent.word == "coral")
    change = one.adopt([.accent: "coral"])
    #expect(change.isEmpty)
    change = one.adopt([:])
    #expect(change == [.accent: "amber"] && one.shown.mode == .vibrant)
  }

  @Test func aKeyCountsUntilTheFileOfSettingsSaysSomethingElse() throws {
    defer { remove() }
    var (one, other) = (followed(over: [.accent: "pink"]), followed(over: [.accent: "pink"]))
    var preferences = one.shown
    _ = preferences.set(.accent, to: "teal")
    one.keep(preferences)
    _ = one.finish(within: .seconds(60), by: Clocks())
    var change = other.takeChange()
    #expect(change == [.accent: "teal"])
    #expect(followed(over: [.accent: "pink"]).shown.accent.word == "teal")
    #expect(followed(over: [.accent: "blue"]).shown.accent.word == "blue")
    change = other.adopt([.accent: "pink", .night: "on"])
    #expect(change == [.night: "on"], "another line has changed")
    change = other.adopt([.accent: "blue"])
    #expect(change == [.accent: "blue", .night: "off"])
    change = other.adopt([.accent: "pink"])
    #expect(change == [.accent: "teal"], "it says what it said then")
  }

  private struct Unexpected: Error {
    let letters: [Event]
  }
}
