/// The result of asking the service for places once.
package enum CityAnswer: Hashable, Sendable {
  /// The cities, best known first; empty if there are none.
  case found([City])
  case fault(WeatherFault)

  private static let title = "widgetty-places 1"

  /// The answer as lines of text for another process; `init(text:)` reads it.
  package var text: String {
    switch self {
    case .found(let cities):
      ([Self.title] + cities.map(\.line) + [WeatherAnswer.last]).map { $0 + "\n" }.joined()
    case .fault(let fault): WeatherAnswer.fault(fault).text
    }
  }

  /// Fails if the text isn't a complete answer.
  package init?(text: String) {
    if case .fault(let fault) = WeatherAnswer(text: text) {
      self = .fault(fault)
      return
    }
    guard text.utf8.count <= WeatherAnswer.greatestSize else { return nil }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.popLast() == "", lines.popLast() == WeatherAnswer.last[...],
      lines.first == Self.title[...]
    else { return nil }
    let cities = lines.dropFirst().map { City(line: $0) }
    guard cities.allSatisfy({ $0 != nil }) else { return nil }
    self = .found(cities.compactMap(\.self))
  }
}
