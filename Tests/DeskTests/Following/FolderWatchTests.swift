import CSystem
import Foundation
import Testing
import Timelines

@testable import Desk

struct FolderWatchTests {
  private let folder: URL
  private let watch = FolderWatch()
  private let one = Instance.ID(1)
  private let other = Instance.ID(2)

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "watch-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func path(_ name: String) -> String { folder.appending(path: name).path() }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(filePath: path(name)))
  }

  /// Whether the watch has reported anything since the last call.
  private var isReadable: Bool {
    var isReady = false
    withUnsafePointer(to: watch.descriptor) { linux_wait($0, &isReady, 1, -1, 0) }
    watch.clear()
    return isReady
  }

  @Test func namesThoseWhoseFilesHaveChanged() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("a", to: "a")
    watch.notes(for: one).follow(path("a"))
    watch.notes(for: other).follow(path("b"))
    #expect(watch.outdated() == [] && !isReadable)
    try write("a2", to: "a")
    #expect(isReadable)
    #expect(watch.outdated() == [one])
    #expect(watch.outdated() == [] && !isReadable)
    try write("b", to: "b")
    #expect(isReadable)
    #expect(watch.outdated() == [other])
  }

  @Test func saysOnceThatThePictureHasChanged() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(!watch.takePictureChange())
    watch.pictureNotes.follow(path("a.png"))
    #expect(!watch.takePictureChange(), "it is as missing as it was")
    try write("a", to: "a.png")
    #expect(isReadable && watch.takePictureChange() && !watch.takePictureChange())
    watch.pictureNotes.follow(path("a.png"))
    watch.pictureNotes.follow(path("b.png"))
    try write("a2", to: "a.png")
    #expect(!watch.takePictureChange(), "another one lies there by now")
  }

  /// A user has 128 of these descriptors on most systems.
  @Test func isClosedWithItsLastHolder() {
    let descriptors = (0..<1000).map { _ in FolderWatch().descriptor }
    #expect(descriptors.allSatisfy { $0 >= 0 })
  }

  @Test func leavesExceptedWidgetsForLater() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    watch.notes(for: one).follow(path("a"))
    watch.notes(for: other).follow(path("a"))
    try write("a", to: "a")
    #expect(watch.outdated(besides: [one]) == [other])
    #expect(watch.outdated() == [one])
  }

  @Test func whatIsReadAgainIsFollowedAsItIsThen() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("a", to: "a")
    watch.notes(for: one).follow(path("a"))
    try write("a2", to: "a")
    watch.notes(for: one).follow(path("a"))
    #expect(isReadable && watch.outdated() == [])
    try FileManager.default.removeItem(atPath: path("a"))
    #expect(isReadable && watch.outdated() == [one])
  }

  @Test func aFileThatIsNoLongerReadMattersNoLonger() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("a", to: "a")
    watch.notes(for: one).follow(path("a"))
    _ = watch.notes(for: one)
    try write("a2", to: "a")
    #expect(watch.outdated() == [])
  }

  @Test func linksAreFollowedToWhereTheyLead() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let far = folder.appending(path: "far")
    try FileManager.default.createDirectory(at: far, withIntermediateDirectories: true)
    try write("a", to: "far/a")
    try FileManager.default.createSymbolicLink(atPath: path("link"), withDestinationPath: "far/a")
    watch.notes(for: one).follow(path("link"))
    try write("a2", to: "far/a")
    #expect(isReadable && watch.outdated() == [one])
  }

  @Test(arguments: ["", "/", "x", "/nowhere/at/all", "\0"])
  func anyPathCanBeFollowed(path: String) {
    watch.notes(for: one).follow(path)
    #expect(watch.outdated() == [])
  }
}
