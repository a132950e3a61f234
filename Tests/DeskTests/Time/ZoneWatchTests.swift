import Foundation
import Testing

@testable import Desk

struct ZoneWatchTests {
  private let folder: URL
  private var link: URL { folder.appending(path: "localtime") }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["Seoul", "Berlin"] {
      try Data(name.utf8).write(to: folder.appending(path: name))
    }
    try lead(to: "Seoul")
  }

  private func lead(to name: String) throws {
    try? FileManager.default.removeItem(at: link)
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: folder.appending(path: name))
  }

  private func changes(
    by steps: [() throws -> Void], in environment: [String: String] = [:]
  ) throws -> [Bool] {
    defer { try? FileManager.default.removeItem(at: folder) }
    var watch = ZoneWatch(environment: environment, path: link.path)
    return try steps.map { step in
      try step()
      return watch.hasChanged()
    }
  }

  @Test func noticesEachChangeOnce() throws {
    let changes = try changes(by: [
      {}, { try lead(to: "Berlin") }, {}, { try lead(to: "Berlin") }, { try lead(to: "Seoul") },
    ])
    #expect(changes == [false, true, false, false, true])
  }

  @Test func noticesANewFileOfTheSameName() throws {
    let changes = try changes(by: [
      { try Data("new".utf8).write(to: folder.appending(path: "Seoul"), options: .atomic) }, {},
    ])
    #expect(changes == [true, false])
  }

  @Test func waitsForAZoneThatIsBeingReplaced() throws {
    let changes = try changes(by: [
      { try FileManager.default.removeItem(at: link) }, { try lead(to: "Berlin") },
    ])
    #expect(changes == [false, true])
  }

  @Test(arguments: ["Asia/Seoul", ""])
  func looksAwayWhereTheSystemsZoneIsNotMeant(_ zone: String) throws {
    #expect(try changes(by: [{ try lead(to: "Berlin") }], in: ["TZ": zone]) == [false])
  }
}
