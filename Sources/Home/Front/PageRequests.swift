import FoundationEssentials
import Pages
import Timelines

/// The pages that are asked for: only that which was asked for last is taken.
struct PageRequests: Sendable {
  let source: PageSource
  private(set) var awaited: PageRequest?
  private var count = 0

  init(from source: PageSource) {
    self.source = source
  }

  /// Asks for a page behind a link of a widget.
  mutating func ask(for url: URL, from instance: Instance.ID) -> Effect {
    count += 1
    let request = PageRequest(url, from: instance, number: count)
    awaited = request
    return .open(request)
  }

  /// Whether that is the page which is waited for; nobody waits for it any more then.
  mutating func take(_ request: PageRequest) -> Bool {
    guard request == awaited else { return false }
    awaited = nil
    return true
  }

  /// What was asked for isn't wanted any more.
  mutating func forget() { awaited = nil }
}
