package import FoundationEssentials

extension Simulation {
  /// A report as if issued at that date.
  package func report(at date: Date) -> WeatherReport {
    let forecast = forecast(from: date)
    return WeatherReport(
      place: place, source: .simulated, issued: date, fetched: date, forecast: forecast,
      alerts: forecast.stormAlerts.pending(at: date))
  }
}
