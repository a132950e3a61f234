import Desk
import Glibc

extension CommandContext {
  /// A path as seen from the root folder.
  func absolute(_ path: String) throws -> String {
    guard !path.isEmpty else {
      throw CommandError(misuse: strings.text("command-error.file.nameless"))
    }
    if path.hasPrefix("/") { return path }
    guard let folder = getcwd(nil, 0) else {
      throw CommandError(strings.text("command-error.folder"))
    }
    defer { free(folder) }
    return "\(String(cString: folder))/\(path)"
  }
}
