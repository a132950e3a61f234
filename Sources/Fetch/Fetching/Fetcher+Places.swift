import Wire
package import Weather

extension Fetcher {
  /// Carries out a fetch, from `origin` instead of the service if given.
  package func answer(to fetch: CityFetch, from origin: String? = nil) -> CityAnswer {
    let geocoder = origin.map { Geocoder(origin: $0) } ?? Geocoder()
    do {
      return geocoder.answer(from: try response(to: geocoder.request(for: fetch)), to: fetch)
    } catch {
      return .fault(WeatherFault(error))
    }
  }
}
