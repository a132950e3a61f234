/// Why a request brought no entries.
package enum Fault: Error, Hashable, Sendable {
  case noEntries
  case overdue
  /// In the words of the provider's error.
  case failed(String)
}
