import Intents
import Weather

/// The cities whose weather can be shown.
enum City: String, AppEnum {
  case seoul, busan, jeju, daejeon, gwangju

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "weather.city"
  static let caseDisplayRepresentations: [City: DisplayRepresentation] = Dictionary(
    uniqueKeysWithValues: allCases.map { city in
      (city, DisplayRepresentation(title: LocalizedStringResource(city.place.nameKey)))
    })

  var place: Place {
    switch self {
    case .seoul: .seoul
    case .busan: .busan
    case .jeju: .jeju
    case .daejeon: .daejeon
    case .gwangju: .gwangju
    }
  }
}
