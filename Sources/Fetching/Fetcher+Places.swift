import HTTP
import Stations
package import Weather

extension Fetcher {
  /// Fetches an answer for `order`, from `origin` instead of the service if given.
  package func answer(to order: PlaceOrder, from origin: String? = nil) -> PlaceAnswer {
    let geocoder = origin.map { Geocoder(origin: $0) } ?? Geocoder()
    do {
      return geocoder.answer(from: try response(to: geocoder.request(for: order)), to: order)
    } catch {
      return .fault(WeatherFault(error))
    }
  }
}
