import Foundation
import Home
import Keys
import Testing

@testable import Desk

struct FollowedPreferencesTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private let mailbox = Mailbox<Event>()

  private func followed(on pool: ThreadPool = ThreadPool()) -> FollowedPreferences {
    FollowedPreferences(
      PreferencesFile(in: Directories(under: folder.path)), on: pool, tellingThrough: mailbox)
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

  private struct Unexpected: Error {
    let letters: [Event]
  }
}
