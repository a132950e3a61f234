import Stations
package import Weather

extension Fetcher {
  /// Fetches a report for `order`, from `origin` instead of the service if given.
  package func report(of order: PlaceOrder, from origin: String? = nil) -> PlaceReport {
    let geocoder = origin.map { Geocoder(origin: $0) } ?? Geocoder()
    do {
      return geocoder.report(of: try response(to: geocoder.request(for: order)), to: order)
    } catch {
      return .fault(error)
    }
  }
}
