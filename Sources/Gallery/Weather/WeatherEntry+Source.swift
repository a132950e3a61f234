import Views
import Weather

extension WeatherEntry {
  /// A warning that must always be shown: that the weather is simulated or old; nil if there is
  /// none.
  var caveat: Text? {
    if weather.isSimulated { return Text("weather.simulated") }
    return switch freshness {
    case .fresh: nil
    case .old(let hours): Text("weather.age \(hours)")
    case .expired: Text("weather.expired")
    }
  }

  /// The time at which it was fetched.
  var time: Text { Text(weather.report.fetched, style: .time) }

  /// The shortest form of the warning; nil if there is none. Expired weather needs none, because
  /// its values are hidden.
  var briefCaveat: Text? {
    if weather.isSimulated { return Text("weather.simulated") }
    return if case .old(let hours) = freshness { Text("weather.age.brief \(hours)") } else { nil }
  }

  /// The name of the source.
  var source: Text { Text(LocalizedStringKey(weather.report.source.nameKey)) }

  /// The time or age, and the source.
  var update: Text {
    if weather.isSimulated { return Text("weather.simulated.long") }
    return switch freshness {
    case .fresh: Text("weather.updated \(time) \(source)")
    case .old(let hours): Text("weather.updated.old \(hours) \(source)")
    case .expired: Text("weather.expired")
    }
  }
}
