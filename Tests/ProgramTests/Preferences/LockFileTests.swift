import Foundation
import Home
import Testing

@testable import Desk

struct LockFileTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "lock-\(UUID())").path

  private var file: LockFile { LockFile(in: Directories(under: folder)) }

  @Test func saysToTheNextRunWhetherTheScreenIsLocked() {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(!file.isLocked)
    #expect(file.keep(true) == nil && file.isLocked)
    #expect(file.keep(true) == nil && file.isLocked)
    #expect(file.keep(false) == nil && !file.isLocked)
    #expect(file.keep(false) == nil)
  }

  @Test func saysWhereItHoldsForThisRunOnly() {
    #expect(LockFile(in: nil).keep(true) == .unknown)
    #expect(LockFile(in: Directories(under: "/proc/nowhere")).keep(true) == .noFolder)
    #expect(!LockFile(in: nil).isLocked)
  }
}
