import Views
import Weather
import WidgetIntents

/// Why there is no weather to show, and what to do about it.
enum MissingWeather: Error, Hashable, CustomLocalizedStringResourceConvertible {
  /// Nothing is known about the place.
  case fault(WeatherFault)
  /// No city has this name.
  case city(String)

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .fault(let fault): LocalizedStringResource(fault.sentenceKey)
    case .city(let name): CityError(name: name).localizedStringResource
    }
  }

  /// What the source or the system says about it; empty if nothing.
  var detail: String {
    switch self {
    case .fault(let fault): fault.detail
    case .city: ""
    }
  }

  var advice: LocalizedStringKey {
    switch self {
    case .fault(let fault): LocalizedStringKey(fault.remedy.nameKey)
    case .city: "weather.advice.city"
    }
  }

  /// The way to the page that gives advice.
  var invitation: LocalizedStringKey {
    switch self {
    case .fault: "weather.missing.help"
    case .city: "weather.missing.choose"
    }
  }

  var symbolName: String {
    switch self {
    case .fault: "exclamationmark.triangle"
    case .city: "magnifyingglass"
    }
  }
}

extension WeatherFault {
  /// What helps.
  fileprivate enum Remedy: String {
    case network, later, clock, settings, rights, file, zone, install

    var nameKey: String { "weather.advice.\(rawValue)" }
  }

  fileprivate var remedy: Remedy {
    switch cause {
    case .offline, .unknownHost, .refused, .unreachable, .timeout: .network
    case .quota, .rejected, .outage, .nonsense, .tooLarge, .redirected: .later
    case .untrusted, .clock: .clock
    case .key: .settings
    case .exposedKey: .rights
    case .file: .file
    case .zone: .zone
    case .program: .install
    }
  }
}
