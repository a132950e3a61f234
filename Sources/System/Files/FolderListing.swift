import Glibc

/// The names in a folder, in the order in which the system tells them, without `.` and `..`.
package enum FolderListing {
  /// At most so many names; nil if the folder can't be read.
  package static func names(in folder: String, upTo most: Int = .max) -> [String]? {
    guard let listing = opendir(folder) else { return nil }
    defer { closedir(listing) }
    var names: [String] = []
    while names.count < most, let entry = readdir(listing) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: longestName) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// In bytes, with the one that ends it.
  private static let longestName = 256
}
