import Weather
import WidgetIntents

/// Shows temperatures in a unit from now on, on tiles and pages.
struct KeepUnitIntent: AppIntent {
  static let title: LocalizedStringResource = "weather.page.unit"

  @Parameter(title: "weather.page.unit")
  var unit: String

  @Dependency private var kept: KeptUnit

  init() {}

  init(_ unit: TemperatureUnit) {
    self.unit = unit.rawValue
  }

  func perform() async throws -> some IntentResult {
    if let unit = TemperatureUnit(rawValue: unit) { try kept.keep(unit) }
    return .result()
  }
}
