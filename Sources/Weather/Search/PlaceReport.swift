/// What came of asking a service for places once.
package enum PlaceReport: Hashable, Sendable {
  /// The best known first; none if nobody is called so.
  case found([City])
  case fault(WeatherFault)

  private static let title = "widgetty-places 1"

  /// Lines for another process, to be read by `init(text:)`.
  package var text: String {
    switch self {
    case .found(let cities):
      ([Self.title] + cities.map(\.line) + [Report.last]).map { $0 + "\n" }.joined()
    case .fault(let fault): Report.fault(fault).text
    }
  }

  /// Nil for what is no such text, or only a part of one.
  package init?(text: String) {
    if case .fault(let fault) = Report(text: text) {
      self = .fault(fault)
      return
    }
    guard text.utf8.count <= Report.greatestSize else { return nil }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.popLast() == "", lines.popLast() == Report.last[...],
      lines.first == Self.title[...]
    else { return nil }
    let cities = lines.dropFirst().map(City.init)
    guard cities.allSatisfy({ $0 != nil }) else { return nil }
    self = .found(cities.compactMap(\.self))
  }
}
