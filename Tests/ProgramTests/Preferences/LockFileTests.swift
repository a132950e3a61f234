import Foundation
import Testing

@testable import Desk

struct LockFileTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "lock-\(UUID())").path

  private var file: LockFile { LockFile(in: Directories(under: folder)) }

  @Test func saysToTheNextRunWhetherTheScreenIsLocked() {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(!file.isLocked)
    #expect(file.keep(true) && file.isLocked)
    #expect(file.keep(true) && file.isLocked)
    #expect(file.keep(false) && !file.isLocked)
    #expect(file.keep(false))
  }

  @Test func saysWhereItHoldsForThisRunOnly() {
    #expect(!LockFile(in: nil).keep(true))
    #expect(!LockFile(in: Directories(under: "/proc/nowhere")).keep(true))
    #expect(!LockFile(in: nil).isLocked)
  }
}
