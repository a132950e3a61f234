import Glibc

/// The file that is there while the screen is locked, so that it is when the program is run again.
struct LockFile: Sendable {
  private let file: SmallFile?

  static let name = "locked"

  init(in directories: Directories?) {
    file = directories.map { SmallFile(path: "\($0.state)/\(Self.name)") }
  }

  var isLocked: Bool { file.map { access($0.path, F_OK) == 0 } ?? false }

  /// False if it holds for this run only.
  func keep(_ isLocked: Bool) -> Bool {
    guard let file else { return false }
    guard isLocked else { return unlink(file.path) == 0 || errno == ENOENT }
    return (try? file.write("")) != nil
  }
}
