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

  /// When it was told, or how long ago that was, and by whom.
  var update: Text {
    if news.isSimulated { return Text("weather.simulated.long") }
    let source = Text(LocalizedStringKey(news.bulletin.source.nameKey))
    return switch freshness {
    case .fresh: Text("weather.updated \(Text(news.bulletin.fetched, style: .time)) \(source)")
    case .old(let hours): Text("weather.updated.old \(hours) \(source)")
    case .expired: Text("weather.expired")
    }
  }
}
