import Foundation
import Home
import Kit
import Store
import Testing

@testable import Desk

struct ScreenMemoryTests {
  private let folder: TestFolder
  private let notice = Notice.ID(3)

  init() throws {
    folder = try TestFolder()
    for name in ["config", "data", "state"] {
      try FileManager.default.createDirectory(
        atPath: folder.file(name), withIntermediateDirectories: true)
    }
    try folder.write(Data("store".utf8), as: "data/store.db")
  }

  private func memory(
    _ change: (inout Invocation) -> Void = { _ in }, _ arguments: [String] = [],
    _ environment: [String: String] = [:]
  ) -> ScreenMemory? {
    var invocation = Invocation()
    invocation.data = folder.path
    change(&invocation)
    return ScreenMemory(invocation, .none, arguments: arguments, environment: environment)
  }

  private func keep(_ files: [String: String] = [:]) throws {
    var memory = try #require(self.memory())
    memory.take([KeptScreenTests.part(7, files)], after: notice)
    memory.write()
  }

  private func isKnown(to memory: ScreenMemory?, after notice: Notice.ID? = Notice.ID(3)) -> Bool {
    memory?.tiles(after: notice) == [KeptScreenTests.part().tile]
  }

  @Test func keepsWhatItTakesForItsOwner() throws {
    #expect(memory()?.tiles(after: notice) == [])
    try keep()
    #expect(isKnown(to: memory()))
    let path = folder.file("cache/screen")
    let rights = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    #expect(rights as? Int == 0o600)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("cache")) == ["screen"])
  }

  @Test func knowsNothingUnderOtherConditions() throws {
    try keep()
    #expect(!isKnown(to: memory({ _ in }, ["--device", "375x667"])))
    #expect(!isKnown(to: memory({ _ in }, [], ["TZ": "Asia/Seoul"])))
    #expect(!isKnown(to: memory({ _ in }, [], ["COLORTERM": "truecolor"])))
    #expect(isKnown(to: memory({ _ in }, [], ["SHLVL": "2"])), "That says nothing.")
    #expect(!isKnown(to: memory(), after: Notice.ID(4)))
    #expect(!isKnown(to: memory(), after: nil))
  }

  @Test func hasNoPartInATimeOfItsOwn() throws {
    try keep()
    #expect(memory({ $0.at = "2026-11-21" }) == nil)
    #expect(memory({ $0.from = "2026-11-21" }) == nil)
    #expect(memory({ $0.speed = 60 }) == nil)
  }

  @Test(arguments: ["config/config.toml", "data/store.db"])
  func knowsNothingAfterAChange(name: String) throws {
    try keep()
    let path = folder.file(name)
    try? FileManager.default.moveItem(atPath: path, toPath: "\(path).old")
    try folder.write(Data("other".utf8), as: name)
    #expect(!isKnown(to: memory()))
  }

  @Test func takesNothingAfterAChangeOfSettings() throws {
    var memory = try #require(self.memory())
    try folder.write(Data("# new\n".utf8), as: "config/config.toml")
    memory.take([KeptScreenTests.part()], after: notice)
    memory.write()
    #expect(!FileManager.default.fileExists(atPath: folder.file("cache/screen")))
  }

  @Test func leavesWhatWasKeptWhereNothingNewIs() throws {
    try keep()
    var memory = try #require(self.memory())
    memory.take([], after: notice)
    memory.write()
    #expect(isKnown(to: self.memory()))
  }

  @Test func knowsATileOnlyWhileItsFilesStayTheSame() throws {
    let path = folder.file("steps.csv")
    try folder.write(Data("date,steps\n".utf8), as: "steps.csv")
    var files = FollowedFiles()
    files.follow(path, for: KeptScreenTests.part().tile.widget)
    files.follow(folder.file("none"), for: KeptScreenTests.part().tile.widget)
    let marks = files.marks(of: KeptScreenTests.part().tile.widget)
    try keep(marks)
    #expect(isKnown(to: memory()))
    try folder.write(Data("there".utf8), as: "none")
    #expect(!isKnown(to: memory()))
    try FileManager.default.removeItem(atPath: folder.file("none"))
    #expect(isKnown(to: memory()))
    try folder.write(Data("date,steps\n2026-11-21,1\n".utf8), as: "steps.csv")
    #expect(!isKnown(to: memory()))
  }

  @Test func keepsNoTileOfAFileThatDependsOnTheFolder() throws {
    try keep(["steps.csv": ""])
    #expect(memory()?.tiles(after: notice) == [])
  }

  @Test func readsNoLink() throws {
    try keep()
    let path = folder.file("cache/screen")
    try FileManager.default.moveItem(atPath: path, toPath: "\(path).other")
    try FileManager.default.createSymbolicLink(
      atPath: path, withDestinationPath: "\(path).other")
    #expect(!isKnown(to: memory()))
  }
}
