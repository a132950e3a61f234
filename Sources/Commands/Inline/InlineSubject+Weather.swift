import Desk
import FoundationEssentials

extension InlineSubject {
  static let weather = InlineSubject(
    name: "weather", operand: Operand("PLACE", .oneOrNone, suggesting: .cities),
    example: "widgetty inline weather seoul --format \"{place} {temperature}\"",
    fields: ["place", "condition", "temperature", "high", "low", "chance", "source"],
    isPrivate: false
  ) { arguments, context in
    let sheet = try WeatherCall(arguments, in: context).sheet()
    // The sources are asked no more often than they allow, whenever that is.
    return sheet.inlineLine(until: context.date.next(900))
  }
}

extension Date {
  /// The next date that is a multiple of so many seconds.
  func next(_ seconds: Double) -> Date {
    Date(timeIntervalSince1970: ((timeIntervalSince1970 / seconds).rounded(.down) + 1) * seconds)
  }
}
