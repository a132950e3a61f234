import Glibc

extension FilePlace {
  /// Takes away what those have left in the folder who were killed in the middle of a change, while
  /// nobody is in the middle of one. What another program had written meanwhile is nowhere else, and
  /// stays.
  func sweep() {
    guard let listing = opendir(folder) else { return }
    defer { closedir(listing) }
    while let entry = readdir(listing) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if isWorthless(name) { unlink("\(folder)/\(name)") }
    }
  }

  private func isWorthless(_ name: String) -> Bool {
    if DraftName.isUnfinished(name) { return true }
    guard let draft = DraftName(name), let bytes = try? FileBytes.read("\(folder)/\(name)") else {
      return false
    }
    return draft.accounts(for: bytes)
  }
}
