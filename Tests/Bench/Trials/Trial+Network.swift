import System
import Foundation
import Kit
import Weather

extension Trial {
  static let network = [
    Trial("answer.body", .httpBody) { size, folder in
      let numbers = text(of: "1,", size: size - 200)
      let body = "{\"hourly\":{\"time\":[\(numbers)1]}}"
      return try fetch(.openMeteo, .http("200 OK", Data(body.utf8)), in: folder)
    },
    Trial("answer.nesting", .httpBody) { size, folder in
      try fetch(.openMeteo, .http("200 OK", Data(text(of: "[", size: size).utf8)), in: folder)
    },
    Trial("answer.headers", .httpHeaders) { size, folder in
      let lines = (0..<max(1, size / 32)).map { ("X-\($0)", "abcdefghijklmn") }
      let headers = Dictionary(uniqueKeysWithValues: lines)
      return try fetch(.openMeteo, .http("200 OK", headers: headers), in: folder)
    },
    Trial("weather.file", .weatherFile) { size, folder in
      let hours = text(
        of: "{\"time\":1,\"condition\":\"fog\",\"temperature\":1},", size: size - 100)
      let text =
        "{\"current\":{\"condition\":\"fog\",\"temperature\":1},\"hours\":[\(hours.dropLast())]}"
      try write(text, as: folder.file("weather.json"))
      var settings = WeatherSettings()
      settings.file = folder.file("weather.json")
      return try fetch(.file, .silence, with: settings, in: folder)
    },
    Trial("weather.alerts", .alerts) { size, folder in
      try fetch(alerts: (0..<size).map { "storm \($0)" }, in: folder)
    },
    Trial("weather.alert", .alertText) { size, folder in
      try fetch(alerts: [text(of: "a", size: size)], in: folder)
    },
    Trial("weather.key", .weatherKey) { size, folder in
      try write(text(of: "a", size: size), as: folder.file("key"))
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o600], ofItemAtPath: folder.file("key"))
      var settings = WeatherSettings()
      (settings.keyFile, settings.key) = (folder.file("key"), "a")
      (settings.team, settings.service) = ("b", "c")
      return try fetch(.weatherKit, .silence, with: settings, in: folder)
    },
    Trial("weather.text", .weatherText, prepare: TrialWork.weatherText.prepare),
    Trial("places", .foundPlaces) { size, folder in
      let line = "misa\tMisa\t미사\tKR\t37.5\t127\tAsia/Seoul\n"
      try write(text(of: line, size: size), as: folder.file("data/places"))
      return try widgetty(["weather", "search", "abcdef"], in: folder)
    },
  ]

  /// The program that asks weather services, with a file in which these alerts are.
  private static func fetch(alerts names: [String], in folder: TestFolder) throws -> Command {
    let alerts = names.map {
      "{\"name\":\"\($0)\",\"from\":\"2026-11-20T00:00:00Z\",\"until\":\"2026-12-20T00:00:00Z\"}"
    }
    let text =
      "{\"current\":{\"condition\":\"fog\",\"temperature\":1},"
      + "\"alerts\":[\(alerts.joined(separator: ","))]}"
    try write(text, as: folder.file("weather.json"))
    var settings = WeatherSettings()
    settings.file = folder.file("weather.json")
    return try fetch(.file, .silence, with: settings, in: folder)
  }

  /// Keeps servers alive until all is counted.
  private static let servers = LockedValue<[LoopbackServer]>([])

  /// The program that asks weather services, with an answer for it.
  private static func fetch(
    _ source: Source, _ reply: LoopbackServer.Reply, with settings: WeatherSettings = .init(),
    in folder: TestFolder
  ) throws -> Command {
    let server = try LoopbackServer(["": reply])
    servers.withLock { $0.append(server) }
    let fetch = WeatherFetch(
      source, about: .seoul, at: Date(timeIntervalSince1970: 1_795_221_660), with: settings)
    return Command(
      try Stage.programPath() + "-fetch", fetch.arguments,
      environment: ["WIDGETTY_WEATHER_ORIGIN": server.origin])
  }
}
