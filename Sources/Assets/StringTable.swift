/// The strings of one language by key, from a `.strings` file.
package struct StringTable: Hashable, Sendable {
  package let entries: [String: String]

  package init(_ text: String) throws(StringTableError) {
    try self.init(bytes: Array(text.utf8))
  }

  package init(_ asset: Asset) throws(StringTableError) {
    try self.init(bytes: asset.bytes)
  }

  package init(entries: [String: String]) {
    self.entries = entries
  }

  private init(bytes: [UInt8]) throws(StringTableError) {
    var scanner = StringTableScanner(bytes)
    var entries: [String: String] = [:]
    // An entry has more than forty bytes.
    entries.reserveCapacity(bytes.count / 40)
    while let entry = try scanner.entry() {
      guard entries.updateValue(entry.value, forKey: entry.key) == nil else {
        throw scanner.error(.repeatedKey(entry.key))
      }
    }
    self.entries = entries
  }

  package subscript(key: String) -> String? { entries[key] }
}
