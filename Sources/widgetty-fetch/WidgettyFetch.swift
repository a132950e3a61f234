import Children
import Fetching
import FoundationEssentials
import Glibc
import Printing
import Weather

/// Asks one source about one place, or searches for places; prints the answer and exits.
@main struct WidgettyFetch {
  static func main() {
    guard let text = answer(on: OwnArguments.words) else {
      try? Output.errors.write(
        .row("widgetty-fetch is for widgetty to run: see widgetty weather --help."))
      exit(EX_USAGE)
    }
    do {
      try Output.standard.write(.export(text))
      exit(EX_OK)
    } catch {
      exit(EX_IOERR)
    }
  }

  /// The answer for an order; nil if the arguments aren't one.
  private static func answer(on arguments: [String]) -> String? {
    let environment = ProcessInfo.processInfo.environment
    let fetcher = Fetcher(
      limits: limits(environment["WIDGETTY_WEATHER_TIMEOUT"]),
      authorities: environment["WIDGETTY_CA_FILE"])
    let origin = environment["WIDGETTY_WEATHER_ORIGIN"]
    if let order = PlaceOrder(arguments: arguments) {
      return fetcher.answer(to: order, from: origin).text
    }
    return WeatherOrder(arguments: arguments).map { fetcher.answer(to: $0, from: origin).text }
  }

  /// The limits; `seconds` from 0.01 to 60 shortens them.
  private static func limits(_ seconds: String?) -> Fetcher.Limits {
    var limits = Fetcher.Limits()
    if let seconds = seconds.flatMap(Double.init), 0.01...60 ~= seconds {
      limits.whole = min(limits.whole, .seconds(seconds))
      limits.connecting = min(limits.connecting, .seconds(seconds))
    }
    return limits
  }
}
