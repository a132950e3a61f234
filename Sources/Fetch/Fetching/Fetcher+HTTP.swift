import System
package import Wire

extension Fetcher {
  /// Carries out a fetch, whatever it is about.
  package func answer(to fetch: HTTPFetch) -> HTTPAnswer {
    do {
      let size = min(fetch.limit, Bound.importFile.greatest)
      return .response(try response(to: fetch.request, upTo: size))
    } catch {
      return .fault(error)
    }
  }
}
