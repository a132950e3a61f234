package import Foundation

/// A complete answer from Open-Meteo.
package enum OpenMeteoText {
  /// The text that a tile shows of it.
  package static let shown = "27°"

  package static func full(at date: Date) -> Data {
    let hour = Int(date.timeIntervalSince1970) / 3600 * 3600
    let hours = (-1..<50).map { hour + 3600 * $0 }
    let days = (0..<10).map { (hour + 32_400) / 86_400 * 86_400 - 32_400 + 86_400 * $0 }
    func column(_ name: String, _ values: [Int], _ text: (Int) -> String) -> String {
      "\"\(name)\":[\(values.map(text).joined(separator: ","))]"
    }
    let hourly =
      [column("time", hours) { "\($0)" }]
      + [
        ("temperature_2m", "27.1"), ("apparent_temperature", "28.4"),
        ("relative_humidity_2m", "55"), ("precipitation_probability", "20"),
        ("precipitation", "0.30"), ("weather_code", "61"), ("is_day", "1"), ("uv_index", "3.15"),
        ("wind_speed_10m", "3.22"),
      ].map { name, value in column(name, hours) { _ in value } }
    let daily =
      [column("time", days) { "\($0)" }]
      + [
        ("weather_code", "61"), ("temperature_2m_max", "29.9"), ("temperature_2m_min", "17.2"),
        ("precipitation_sum", "4.20"), ("precipitation_probability_max", "60"),
        ("uv_index_max", "6.05"),
      ].map { name, value in column(name, days) { _ in value } }
      + [column("sunrise", days) { "\($0 + 20_000)" }, column("sunset", days) { "\($0 + 70_000)" }]
    return Data(
      """
      {"latitude":37.55,"longitude":127.0,"generationtime_ms":0.2,"utc_offset_seconds":32400,
      "timezone":"Asia/Seoul","timezone_abbreviation":"GMT+9","elevation":34.0,
      "current":{"time":\(hour),"interval":900,"temperature_2m":27.1,"relative_humidity_2m":55,
      "apparent_temperature":28.4,"weather_code":61,"is_day":1,"wind_speed_10m":3.22,
      "wind_direction_10m":210,"wind_gusts_10m":7.5,"pressure_msl":1013.2},
      "hourly":{\(hourly.joined(separator: ","))},"daily":{\(daily.joined(separator: ","))}}
      """.utf8)
  }
}
