import Stations
package import Weather

extension Fetcher {
  /// What comes of an order; the origin is asked instead of that of the service, if there is one.
  package func report(of order: PlaceOrder, from origin: String? = nil) -> PlaceReport {
    let geocoder = origin.map { Geocoder(origin: $0) } ?? Geocoder()
    do {
      return geocoder.report(of: try answer(to: geocoder.request(for: order)), to: order)
    } catch {
      return .fault(error)
    }
  }
}
