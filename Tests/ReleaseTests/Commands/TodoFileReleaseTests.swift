import Foundation
import Kit
import Testing

/// Checks a todo.txt that belongs to another user, who lets others write to it.
struct TodoFileReleaseTests {
  private let folder: TestFolder
  private let data: TestFolder
  private let guest: Guest

  init() throws {
    (folder, data) = (try TestFolder(), try TestFolder())
    guest = try Guest(of: folder.path)
    try folder.write(Data("milk\n".utf8), as: "todo.txt")
    try guest.allowInside(0o666)
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: data.path)
  }

  private func todo(_ words: String...) throws -> Printout {
    let line =
      guest.starter + [try Release.path(), "todo"] + words
      + ["--data", data.path, "--locale", "en", "--at", Release.morning]
    return try Printout(Array(line.dropFirst()), of: line[0])
  }

  @Test(arguments: [0o777, 0o555]) func isWrittenInItsPlace(mode: Int) throws {
    try guest.allow(mode)
    let path = folder.file("todo.txt")
    #expect(try todo("file", path).status == 0)
    let added = try todo("add", "bread")
    #expect(added.status == 0 && added.complaint.isEmpty, "\(added.complaint)")
    #expect(try todo("done", "1").text == "   1 [x] milk\n")
    #expect(
      String(decoding: try folder.bytes(of: "todo.txt"), as: UTF8.self)
        == "x 2026-11-21 milk\nbread\n")
    #expect(try folder.names == ["todo.txt"])
  }

  @Test func whichFolderIsInTheWayIsSaid() throws {
    try guest.allow(0o555)
    #expect(try todo("file", folder.file("todo.txt")).status == 0)
    try guest.allow(0o111)
    let refusal = try todo("add", "bread")
    #expect(refusal.status == 1)
    #expect(
      refusal.complaint == "widgetty: \(folder.path): it can’t be written: Permission denied.\n")
  }
}
