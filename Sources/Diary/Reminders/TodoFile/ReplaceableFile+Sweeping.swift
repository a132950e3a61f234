import Glibc

extension ReplaceableFile {
  /// Removes the drafts that killed processes left behind in the folder; needs its lock. Keeps
  /// drafts with changes by other programs that exist nowhere else.
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
