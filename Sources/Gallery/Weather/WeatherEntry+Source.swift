import Views
import Weather

extension WeatherEntry {
  /// What must be said about where it comes from wherever it is shown: that it is made up, or old.
  var caveat: Text? {
    if news.isSimulated { return Text("weather.simulated") }
    return switch freshness {
    case .fresh: nil
    case .old(let hours): Text("weather.age \(hours)")
    case .expired: Text("weather.expired")
    }
  }

  /// When it was told.
  var time: Text { Text(news.bulletin.fetched, style: .time) }

  /// What must be said as briefly as can be; what is too old shows no number of which to say it.
  var briefCaveat: Text? {
    if news.isSimulated { return Text("weather.simulated") }
    return if case .old(let hours) = freshness { Text("weather.age.brief \(hours)") } else { nil }
  }

  /// By whom it was told.
  var source: Text { Text(LocalizedStringKey(news.bulletin.source.nameKey)) }

  /// When it was told, or how long ago that was, and by whom.
  var update: Text {
    if news.isSimulated { return Text("weather.simulated.long") }
    return switch freshness {
    case .fresh: Text("weather.updated \(time) \(source)")
    case .old(let hours): Text("weather.updated.old \(hours) \(source)")
    case .expired: Text("weather.expired")
    }
  }
}
