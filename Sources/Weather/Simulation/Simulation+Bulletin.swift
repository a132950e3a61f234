package import FoundationEssentials

extension Simulation {
  /// The forecast as if somebody had told it at that date.
  package func bulletin(at date: Date) -> Bulletin {
    Bulletin(
      place: place, source: .simulated, issued: date, fetched: date,
      forecast: forecast(from: date))
  }
}
