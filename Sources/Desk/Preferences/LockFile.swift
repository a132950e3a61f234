import Glibc
import Home

/// The file that is there while the screen is locked, for those who run the program meanwhile and
/// after that.
struct LockFile: Sendable {
  private let file: SmallFile?
  /// What the file said when it was last heeded.
  private var known: Bool

  static let name = "locked"

  init(in directories: Directories?) {
    file = directories.map { SmallFile(path: "\($0.state)/\(Self.name)") }
    known = Self.isThere(file)
  }

  var isLocked: Bool { Self.isThere(file) }

  /// Where it lies when it is there.
  var folder: String? { file?.folder }

  func makeFolder() { file?.makeFolders() }

  /// Why it holds for this run only, if it does.
  mutating func keep(_ isLocked: Bool) -> Hindrance? {
    guard let file else { return .unknown }
    do throws(FileFault) {
      if isLocked { try file.write("") } else { try file.remove() }
      known = isLocked
      return nil
    } catch {
      return error.hindrance
    }
  }

  /// What others have made of it since it was last heeded, if that is something else.
  mutating func takeChange() -> Bool? {
    let before = known
    known = isLocked
    return known == before ? nil : known
  }

  private static func isThere(_ file: SmallFile?) -> Bool {
    file.map { access($0.path, F_OK) == 0 } ?? false
  }
}
