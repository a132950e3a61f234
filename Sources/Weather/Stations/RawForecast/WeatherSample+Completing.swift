extension WeatherSample {
  mutating func complete(by other: WeatherSample) {
    feelsLike = feelsLike ?? other.feelsLike
    humidity = humidity ?? other.humidity
    precipitationChance = precipitationChance ?? other.precipitationChance
    precipitation = precipitation ?? other.precipitation
    windSpeed = windSpeed ?? other.windSpeed
    gusts = gusts ?? other.gusts
    windDirection = windDirection ?? other.windDirection
    uvIndex = uvIndex ?? other.uvIndex
    pressure = pressure ?? other.pressure
  }
}
