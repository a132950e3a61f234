package import Desk

extension Command {
  /// The weather command.
  package static let weather = Command(
    name: "weather", summary: "Print weather, search places",
    actions: [.tellWeather, .findPlaces])
}

extension Action {
  private static let json = Option("json", summary: "Print JSON")

  fileprivate static let tellWeather = Action(
    name: nil,
    summary: "Print the weather", usual: "of Seoul",
    operands: [Operand("PLACE", .oneOrNone)],
    options: [
      Option("hours", summary: "Hour by hour"), Option("days", summary: "Day by day"), json,
    ],
    examples: ["widgetty weather busan --days", "widgetty weather 64.15,-21.94 --json"]
  ) { arguments, context in
    try WeatherCall(arguments, in: context).tell()
    return .success
  }

  fileprivate static let findPlaces = Action(
    name: "search",
    summary: "Search for places",
    detail: "If none is known, Open-Meteo is asked",
    operands: [Operand("NAME", .several)], options: [json],
    examples: ["widgetty weather search 'san fr'"]
  ) { arguments, context in
    try WeatherCall(arguments, in: context).search()
    return .success
  }

  static let weatherLine = Action(
    name: "weather", summary: "Print the weather now", usual: "of Seoul",
    operands: [Operand("PLACE", .oneOrNone)], examples: ["widgetty inline weather seoul"]
  ) { arguments, context in
    try WeatherCall(arguments, in: context).writeLine()
    return .success
  }
}
