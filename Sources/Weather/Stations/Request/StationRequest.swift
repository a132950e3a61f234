package import Wire

/// What is to be fetched for a station.
package enum StationRequest: Hashable, Sendable {
  case get(HTTPRequest)
  /// Read the file at a path.
  case read(String)
}
