/// What has to be got for a station.
package enum Errand: Hashable, Sendable {
  case get(Request)
  /// What the file with this path holds.
  case read(String)
}
