import FoundationEssentials
import Pages
import Timelines

/// The requests for pages; only the result of the last one is used.
struct PageRequests: Sendable {
  let source: PageSource
  private(set) var awaited: PageRequest?
  /// Whether the awaited page opens in front of the one that is open, which stays.
  private(set) var opensInFront = false
  private var count = 0

  init(from source: PageSource) {
    self.source = source
  }

  /// Requests the page behind a link of a widget or of another page.
  mutating func ask(
    for url: URL, from instance: Instance.ID, inFront opensInFront: Bool = false
  ) -> Effect {
    count += 1
    self.opensInFront = opensInFront
    let request = PageRequest(url, from: instance, number: count)
    awaited = request
    return .open(request)
  }

  /// Accepts a page if it is the awaited one, and stops waiting.
  mutating func take(_ request: PageRequest) -> Bool {
    guard request == awaited else { return false }
    awaited = nil
    return true
  }

  /// Cancels the awaited page.
  mutating func forget() { awaited = nil }
}
