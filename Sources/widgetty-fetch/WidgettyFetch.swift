import System
import Fetch
import FoundationEssentials
import Glibc
import Wire
import Weather

/// Asks one source about one place, searches for places, sends the request on its standard input, or reads
/// a picture; prints the answer and exits.
@main struct WidgettyFetch {
  static func main() {
    guard let answer = answer(on: OwnArguments.words) else {
      try? Output.errors.write(
        .row("widgetty-fetch is for widgetty to run: see widgetty weather --help."))
      exit(EX_USAGE)
    }
    do {
      try Output.standard.write(answer)
      exit(EX_OK)
    } catch {
      exit(EX_IOERR)
    }
  }

  /// The answer for a fetch; nil if the arguments aren't one.
  private static func answer(on arguments: [String]) -> RawText? {
    if arguments.count == 2, arguments[0] == PictureAnswer.argument {
      return .message(PictureAnswer(of: PictureFile(path: arguments[1])).bytes)
    }
    let environment = OwnEnvironment.variables
    let fetcher = Fetcher(
      limits: limits(environment["WIDGETTY_WEATHER_TIMEOUT"]),
      authorities: environment["WIDGETTY_CA_FILE"])
    if arguments == [HTTPFetch.argument] { return answer(by: fetcher) }
    let origin = environment["WIDGETTY_WEATHER_ORIGIN"]
    if let fetch = CityFetch(arguments: arguments) {
      return .export(fetcher.answer(to: fetch, from: origin).text)
    }
    return WeatherFetch(arguments: arguments).map {
      .export(fetcher.answer(to: $0, from: origin).text)
    }
  }

  /// The answer to the fetch on standard input; nil if there is none.
  private static func answer(by fetcher: Fetcher) -> RawText? {
    guard let bytes = try? WholeFile.standardInput(upTo: Bound.commandLine.greatest),
      let fetch = String(validating: bytes, as: UTF8.self).flatMap(HTTPFetch.init(text:))
    else { return nil }
    return .message(fetcher.answer(to: fetch).bytes)
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
