import Foundation

/// Open-Meteo's answer for some hours, all with the same temperature.
struct ServedWeather {
  static let temperature = 31
  private let hour: Int

  init(at date: Date) {
    hour = Int(date.timeIntervalSince1970) / 3600 * 3600
  }

  var answer: Data { answer([0, 1, 2, 3].map { hour + 3600 * $0 }, chances: "10,20,30,40") }

  /// Any number may be missing.
  var answerWithHoles: Data {
    answer([0, 1].map { hour + 3600 * $0 }, chances: "null,null", codes: "0,null")
  }

  var answerWithoutNextHour: Data {
    answer([0, 2, 3].map { hour + 3600 * $0 }, chances: "10,30,40")
  }

  private func answer(_ times: [Int], chances: String, codes: String? = nil) -> Data {
    let temperatures = times.map { _ in "\(Self.temperature)" }.joined(separator: ",")
    let codes = codes ?? times.map { _ in "61" }.joined(separator: ",")
    let midnight = (hour + 32_400) / 86_400 * 86_400 - 32_400
    return Data(
      """
      {"utc_offset_seconds":32400,"hourly":{"time":\(times),"temperature_2m":[\(temperatures)],
      "precipitation_probability":[\(chances)],"weather_code":[\(codes)]},
      "daily":{"time":[\(midnight)],"weather_code":[61],
      "temperature_2m_max":[\(Self.temperature)],"temperature_2m_min":[20]}}
      """.utf8)
  }
}
