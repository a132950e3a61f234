import Glibc
import Home

/// The file that is there while the screen is locked, so that it is when the program is run again.
struct LockFile: Sendable {
  private let file: SmallFile?

  static let name = "locked"

  init(in directories: Directories?) {
    file = directories.map { SmallFile(path: "\($0.state)/\(Self.name)") }
  }

  var isLocked: Bool { file.map { access($0.path, F_OK) == 0 } ?? false }

  /// Why it holds for this run only, if it does.
  func keep(_ isLocked: Bool) -> Hindrance? {
    guard let file else { return .unknown }
    do throws(FileFault) {
      if isLocked { try file.write("") } else { try file.remove() }
      return nil
    } catch {
      return error.hindrance
    }
  }
}
