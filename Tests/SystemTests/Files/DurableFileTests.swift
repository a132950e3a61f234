import System
import Foundation
import Glibc
import Kit
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(60)))
struct DurableFileTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  @Test func isReplacedAndLeavesNoDraft() throws {
    let file = DurableFile(path: folder.file("a/b/file"))
    #expect(throws: FileError.self) { try file.write([1]) }
    try file.write([1, 2], makingFolders: true)
    try file.write([3])
    #expect(try folder.bytes(of: "a/b/file") == Data([3]))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("a/b")) == ["file"])
    try file.remove()
    try file.remove()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("a/b")).isEmpty)
  }

  @Test func staysAsItIsIfItCannotBeReplaced() throws {
    try folder.write(Data([1]), as: "file")
    try FileManager.default.createDirectory(
      atPath: folder.file("folder"), withIntermediateDirectories: false)
    let error = #expect(throws: FileError.self) {
      try DurableFile(path: folder.file("folder")).write([2])
    }
    #expect(error == .folder)
    let other = #expect(throws: FileError.self) {
      try DurableFile(path: folder.file("file/x")).write([2], makingFolders: true)
    }
    #expect(other == .system(ENOTDIR))
    #expect(try folder.bytes(of: "file") == Data([1]))
    #expect(try folder.names == ["file", "folder"])
  }

  @Test func sweepsDraftsThatTheDeadHaveLeft() throws {
    let process = try Process.run(URL(filePath: "/bin/true"), arguments: [])
    process.waitUntilExit()
    let dead = process.processIdentifier
    let names = [
      "looks.\(dead).1", "looks.\(dead).new", "looks.\(getpid()).1", "look.\(dead).1",
      "looks.\(dead).1.bak", "looks.unread",
    ]
    for name in names + ["looks.\(dead).2"] { try folder.write(Data(), as: name) }
    for name in names {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1e9)], ofItemAtPath: folder.file(name))
    }
    try DurableFile(path: folder.file("looks")).write([1])
    let left = names.dropFirst() + ["looks", "looks.\(dead).2"]
    #expect(try folder.names == left.sorted())
  }

  @Test func isReadableOnlyByItsOwner() throws {
    try DurableFile(path: folder.file("own")).write([1])
    var status = stat()
    #expect(stat(folder.file("own"), &status) == 0 && status.st_mode & 0o777 == 0o600)
  }

  /// Readers and writers at the same time: whoever reads finds one of the contents, whole.
  @Test func isNeverHalfWritten() throws {
    let file = DurableFile(path: folder.file("file"))
    let contents = (0..<4).map { [UInt8](repeating: $0, count: 100_000) }
    try file.write(contents[0])
    DispatchQueue.concurrentPerform(iterations: 8) { number in
      for round in 0..<20 {
        if number < 4 {
          #expect(throws: Never.self) { try file.write(contents[(number + round) % 4]) }
        } else {
          let read = try? WholeFile.bytes(at: file.path, upTo: 1 << 20)
          #expect(read.map(contents.contains) == true)
        }
      }
    }
    #expect(try folder.names == ["file"])
  }
}
