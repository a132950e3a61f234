import System
import Glibc
import Timelines

/// The files that widgets were read from, with their state at that time.
struct FollowedFiles {
  private var states: [Instance.ID: [String: FileState?]] = [:]
  private var picture: (path: String, state: FileState?)?

  /// Records a file before it is read, so that no later change is missed.
  mutating func follow(_ path: String, for widget: Instance.ID) {
    let state = FileState(path: path)
    states[widget, default: [:]].merge([path: state]) { first, _ in first }
  }

  mutating func forget(_ widget: Instance.ID) {
    states[widget] = nil
  }

  /// Records the file of the picture behind the tiles, in place of the one before.
  mutating func followPicture(_ path: String) { picture = (path, FileState(path: path)) }

  /// Whether the picture's file has changed; it is forgotten then until it is read again.
  mutating func takePictureChange() -> Bool {
    guard let (path, state) = picture, FileState(path: path) != state else { return false }
    picture = nil
    return true
  }

  /// Returns the widgets whose files have changed, and forgets them until they are read again.
  mutating func takeOutdated(besides excepted: Set<Instance.ID>) -> [Instance.ID] {
    let outdated = states.filter { widget, files in
      !excepted.contains(widget) && files.contains { path, state in FileState(path: path) != state }
    }
    for widget in outdated.keys { states[widget] = nil }
    return outdated.keys.sorted { $0.number < $1.number }
  }

  /// The folder of a file, and of its target if it is a link.
  static func folders(of path: String) -> [String] {
    var folders = [folder(of: path)]
    if let resolved = realpath(path, nil) {
      folders.append(folder(of: String(cString: resolved)))
      free(resolved)
    }
    return folders.count == 2 && folders[0] == folders[1] ? [folders[0]] : folders
  }

  private static func folder(of path: String) -> String {
    guard let end = path.lastIndex(of: "/") else { return "." }
    return end == path.startIndex ? "/" : String(path[..<end])
  }
}
