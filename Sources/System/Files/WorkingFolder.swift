import Glibc

/// The folder in which the program was started.
package enum WorkingFolder {
  /// Nil if it is gone or can't be read.
  package static var path: String? {
    guard let folder = getcwd(nil, 0) else { return nil }
    defer { free(folder) }
    return String(cString: folder)
  }
}
