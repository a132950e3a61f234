package import FoundationEssentials

extension Simulation {
  /// A report as if issued at that date. In the hour of an earlier one of the same place, it takes over
  /// the hours and days, which are the same.
  package func report(at date: Date, after earlier: WeatherReport? = nil) -> WeatherReport {
    let forecast = earlier.flatMap { $0.forecast.continued(until: date) } ?? forecast(from: date)
    return WeatherReport(
      place: place, source: .simulated, issued: date, fetched: date, forecast: forecast,
      alerts: forecast.stormAlerts.pending(at: date))
  }
}

extension Forecast {
  /// The same at a later date of the current hour, in which simulated weather is constant; nil if
  /// that is over.
  fileprivate func continued(until date: Date) -> Forecast? {
    guard let end = hours.first?.date, current.date <= date, date < end else { return nil }
    var forecast = self
    forecast.current.date = date
    return forecast
  }
}
