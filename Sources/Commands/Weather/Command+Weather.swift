package import Desk

extension Command {
  /// The weather command.
  package static let weather = Command(
    name: "weather",
    actions: [.tellWeather, .findPlaces])
}

extension Action {
  private static let json = Option("json")

  fileprivate static let tellWeather = Action(
    name: nil,
    operands: [Operand("PLACE", .oneOrNone, suggesting: .cities)],
    options: [
      Option("hours"), Option("days"), json,
    ],
    examples: ["widgetty weather busan --days", "widgetty weather 64.15,-21.94 --json"]
  ) { arguments, context in
    try WeatherCall(arguments, in: context).tell()
    return .success
  }

  fileprivate static let findPlaces = Action(
    name: "search",
    operands: [Operand("NAME", .several)], options: [json],
    examples: ["widgetty weather search 'san fr'"]
  ) { arguments, context in
    try WeatherCall(arguments, in: context).search()
    return .success
  }
}
