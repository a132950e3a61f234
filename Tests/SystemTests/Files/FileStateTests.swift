import System
import Foundation
import Glibc
import Kit
import Testing

struct FileStateTests {
  @Test func tellsAFileFromAnother() throws {
    let folder = try TestFolder()
    let path = folder.file("file")
    #expect(FileState(path: path) == nil && FileIdentity(path: path) == nil)
    try folder.write(Data([1]), as: "file")
    let (state, identity) = (FileState(path: path), FileIdentity(path: path))
    #expect(FileState(path: path) == state && state?.isRegular == true)
    #expect(symlink("file", folder.file("link")) == 0)
    #expect(FileIdentity(path: folder.file("link")) == identity)

    #expect(chmod(path, 0o400) == 0)
    #expect(FileState(path: path) != state && FileIdentity(path: path) == identity)
    try folder.write(Data([1, 2]), as: "other")
    #expect(rename(folder.file("other"), path) == 0)
    #expect(FileIdentity(path: path) != identity)
    #expect(FileState(path: "/dev/null")?.isRegular == false)
    #expect(FileState(path: folder.path)?.isRegular == false)
  }
}
