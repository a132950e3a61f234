extension Forecast {
  /// The forecast with conditions that agree with the chances of precipitation. The current weather is
  /// observed, and stays.
  package var agreeing: Forecast {
    var forecast = self
    for index in hours.indices {
      let reading = hours[index].reading
      forecast.hours[index].reading.condition = reading.condition.agreeing(
        withChance: reading.precipitationChance, at: reading.temperature)
    }
    for index in days.indices {
      let reading = days[index].reading
      forecast.days[index].reading.condition = reading.condition.agreeing(
        withChance: reading.precipitationChance, at: reading.high)
    }
    return forecast
  }
}
