import System
import Foundation
import Glibc
import Kit
import Testing

@Suite(.timeLimit(.minutes(60)))
struct WholeFileTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  private func error(
    at path: String, upTo most: Int = 100, followingLinks: Bool = true
  ) -> FileError? {
    do throws(FileError) {
      _ = try WholeFile.bytes(at: path, upTo: most, followingLinks: followingLinks)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [0, 1, 4095, 4096, 4097, 300_000, 600_000])
  func isReadUpToItsGreatestSize(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try folder.write(Data(bytes), as: "file")
    #expect(try WholeFile.bytes(at: folder.file("file"), upTo: count) == bytes)
    #expect(try WholeFile.bytes(at: folder.file("file"), upTo: 1 << 20) == bytes)
    guard count > 0 else { return }
    #expect(error(at: folder.file("file"), upTo: count - 1) == .tooLarge(most: count - 1))
  }

  /// The system's own files have a size of 0.
  @Test func isReadWhateverItsSizeIsSaidToBe() throws {
    let bytes = try WholeFile.bytes(at: "/proc/self/stat", upTo: 4096)
    #expect(String(decoding: bytes, as: UTF8.self).hasPrefix("\(getpid()) "))
    #expect(error(at: "/proc/self/stat", upTo: 3) == .tooLarge(most: 3))
  }

  @Test func waitsForNoPipeOrDevice() throws {
    #expect(mkfifo(folder.file("pipe"), 0o600) == 0)
    #expect(error(at: folder.file("pipe")) == .notAFile)
    #expect(error(at: "/dev/zero") == .notAFile)
    #expect(error(at: folder.path) == .folder)
  }

  @Test func saysWhatTheSystemSays() throws {
    let missing = try #require(error(at: folder.file("missing")))
    #expect(missing.isMissing && missing.description == "No such file or directory")
    #expect(symlink("nowhere", folder.file("link")) == 0)
    #expect(error(at: folder.file("link"), followingLinks: false) == .system(ELOOP))
  }
}
