import Desk
import System

extension CommandContext {
  /// A path as seen from the root folder.
  func absolute(_ path: String) throws -> String {
    guard !path.isEmpty else {
      throw CommandError(misuse: strings.text("command-error.file.nameless"))
    }
    if path.hasPrefix("/") { return path }
    guard let folder = WorkingFolder.path else {
      throw CommandError(strings.text("command-error.folder"))
    }
    return "\(folder)/\(path)"
  }
}
