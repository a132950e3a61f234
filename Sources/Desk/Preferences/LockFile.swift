import Glibc
import Home

/// The file that exists while the screen is locked, shared with other processes and later runs.
struct LockFile: Sendable {
  private let file: SmallFile?
  /// The state at the last check.
  private var known: Bool

  static let name = "locked"

  init(in directories: Directories?) {
    file = directories.map { SmallFile(path: "\($0.state)/\(Self.name)") }
    known = Self.isThere(file)
  }

  var isLocked: Bool { Self.isThere(file) }

  /// The folder of the file.
  var folder: String? { file?.folder }

  func makeFolder() { file?.makeFolders() }

  /// Saves the state; returns why that failed, in which case it holds only for this run.
  mutating func keep(_ isLocked: Bool) -> SavingFault? {
    guard let file else { return .unknown }
    do throws(FileFault) {
      if isLocked { try file.create() } else { try file.remove() }
      known = isLocked
      return nil
    } catch {
      return error.savingFault
    }
  }

  /// Returns the state if other processes have changed it since the last check.
  mutating func takeChange() -> Bool? {
    let before = known
    known = isLocked
    return known == before ? nil : known
  }

  private static func isThere(_ file: SmallFile?) -> Bool {
    file.map { access($0.path, F_OK) == 0 } ?? false
  }
}
