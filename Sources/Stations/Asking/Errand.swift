/// A task that fetches data for a station.
package enum Errand: Hashable, Sendable {
  case get(Request)
  /// Read the file at a path.
  case read(String)
}
