package import FoundationEssentials

/// The target of a click on a chart: one of its bars.
package struct ChartLink: Hashable, Sendable {
  package let chart: String
  package let bar: Int

  package init(to bar: Int, of chart: String) {
    (self.chart, self.bar) = (chart, bar)
  }

  /// Fails for URLs of other kinds.
  package init?(_ url: URL) {
    let parts = url.absoluteString.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == Self.scheme, let bar = Int(parts[2]) else { return nil }
    self.init(to: bar, of: String(parts[1]))
  }

  package var url: URL? { URL(string: "\(Self.scheme):\(chart):\(bar)") }

  private static let scheme = "chart"
}
