import FoundationEssentials
import Timelines

/// What a weather tile shows from a date on: the weather, or why there is none.
enum WeatherMoment: TimelineEntry, Hashable {
  case told(WeatherEntry)
  case missing(MissingWeather, Date)

  var date: Date {
    switch self {
    case .told(let entry): entry.date
    case .missing(_, let date): date
    }
  }

  var relevance: TimelineEntryRelevance? {
    if case .told(let entry) = self { entry.relevance } else { nil }
  }
}
