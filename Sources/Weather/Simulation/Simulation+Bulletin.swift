package import FoundationEssentials

extension Simulation {
  /// A bulletin as if issued at that date.
  package func bulletin(at date: Date) -> Bulletin {
    Bulletin(
      place: place, source: .simulated, issued: date, fetched: date,
      forecast: forecast(from: date))
  }
}
