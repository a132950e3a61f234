import Views
import Weather

extension WeatherEntry {
  /// A warning that must always be shown: that the weather is simulated or old; nil if there is
  /// none.
  var caveat: Text? {
    if news.isSimulated { return Text("weather.simulated") }
    return switch freshness {
    case .fresh: nil
    case .old(let hours): Text("weather.age \(hours)")
    case .expired: Text("weather.expired")
    }
  }

  /// The time at which it was fetched.
  var time: Text { Text(news.bulletin.fetched, style: .time) }

  /// The shortest form of the warning; nil if there is none. Expired weather needs none, because
  /// its values are hidden.
  var briefCaveat: Text? {
    if news.isSimulated { return Text("weather.simulated") }
    return if case .old(let hours) = freshness { Text("weather.age.brief \(hours)") } else { nil }
  }

  /// The name of the source.
  var source: Text { Text(LocalizedStringKey(news.bulletin.source.nameKey)) }

  /// The time or age, and the source.
  var update: Text {
    if news.isSimulated { return Text("weather.simulated.long") }
    return switch freshness {
    case .fresh: Text("weather.updated \(time) \(source)")
    case .old(let hours): Text("weather.updated.old \(hours) \(source)")
    case .expired: Text("weather.expired")
    }
  }
}
