import Foundation
import Home
import Testing

@testable import Desk

struct LockFileTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "lock-\(UUID())").path

  private var file: LockFile { LockFile(in: Directories(under: folder)) }

  @Test func saysToTheNextRunWhetherTheScreenIsLocked() {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var file = file
    #expect(!file.isLocked)
    #expect(file.keep(true) == nil && file.isLocked)
    #expect(file.keep(true) == nil && file.isLocked)
    #expect(file.keep(false) == nil && !file.isLocked)
    #expect(file.keep(false) == nil)
  }

  @Test func saysWhereItHoldsForThisRunOnly() {
    var (nowhere, missing) = (
      LockFile(in: nil), LockFile(in: Directories(under: "/proc/nowhere"))
    )
    #expect(nowhere.keep(true) == .unknown)
    #expect(missing.keep(true) == .noFolder)
    #expect(!LockFile(in: nil).isLocked)
  }

  @Test func tellsOnceWhatAnotherDashboardHasMadeOfIt() {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var (one, other) = (file, file)
    #expect(one.takeChange() == nil)
    for isLocked in [true, false] {
      #expect(one.keep(isLocked) == nil)
      #expect(one.takeChange() == nil)
      #expect(other.takeChange() == isLocked)
      #expect(other.takeChange() == nil)
    }
  }

  /// A state that holds for one run only isn't undone by a file that can't record it.
  @Test func aFileThatCannotBeWrittenChangesNothing() {
    var file = LockFile(in: Directories(under: "/proc/nowhere"))
    #expect(file.keep(true) != nil && file.takeChange() == nil)
  }

  /// If a folder can't be created, the error gives the reason for that, not the missing folder.
  @Test func tellsWhyNoFolderCanBeMade() {
    var file = LockFile(in: Directories(under: "/sys/nowhere"))
    #expect([.noPermission, .readOnly].contains(file.keep(true)))
  }
}
