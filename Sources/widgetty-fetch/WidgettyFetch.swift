import Fetching
import FoundationEssentials
import Glibc
import Weather

/// Asks one source about one place, prints what came of it and ends.
@main struct WidgettyFetch {
  static func main() {
    guard let order = WeatherOrder(arguments: Array(CommandLine.arguments.dropFirst())) else {
      _ = write("widgetty-fetch is for widgetty to run: see widgetty weather --help.\n", to: 2)
      exit(EX_USAGE)
    }
    let environment = ProcessInfo.processInfo.environment
    let fetcher = Fetcher(authorities: environment["WIDGETTY_CA_FILE"])
    let report = fetcher.report(of: order, from: environment["WIDGETTY_WEATHER_ORIGIN"])
    exit(write(report.text, to: STDOUT_FILENO) ? EX_OK : EX_IOERR)
  }

  private static func write(_ text: String, to descriptor: Int32) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      guard written > 0 else { return false }
      rest = rest.dropFirst(written)
    }
    return true
  }
}
