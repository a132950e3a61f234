import System
import Weather

/// The places that weather pages have shown since the program has started, the last one last.
package final class VisitedPlaces: Sendable {
  private let places = LockedValue<[Location]>([])

  package init() {}

  var all: [Location] { places.withLock { $0 } }

  /// Notes a place that is shown. Only the last ones are known.
  func note(_ place: Location) {
    places.withLock { places in
      guard !places.contains(where: { $0.isWhere(place) }) else { return }
      places = (places + [place]).suffix(Self.most)
    }
  }

  private static let most = 12
}
