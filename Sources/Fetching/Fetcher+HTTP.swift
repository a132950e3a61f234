import Bounds
package import HTTP

extension Fetcher {
  /// Fetches an answer for an order, whatever it is about.
  package func answer(to order: HTTPOrder) -> HTTPAnswer {
    do {
      let size = min(order.limit, Bound.importFile.greatest)
      return .response(try response(to: order.request, upTo: size))
    } catch {
      return .fault(error)
    }
  }
}
