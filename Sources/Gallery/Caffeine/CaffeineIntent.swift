import Diary
import WidgetIntents

/// The widget's settings: the drinks to offer, and the user's sensitivity to caffeine.
struct CaffeineIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "caffeine.configuration"
  static let description: IntentDescription = "caffeine.configuration.description"

  @Parameter(title: "caffeine.configuration.drink")
  var drink: DrinkChoice

  /// Nil for the drink's usual amount.
  @Parameter(
    title: "caffeine.configuration.milligrams",
    inclusiveRange: (lowerBound: Dose.range.lowerBound, upperBound: Dose.range.upperBound))
  var milligrams: Double?

  /// Nil for the next drink on the menu.
  @Parameter(title: "caffeine.configuration.other")
  var other: DrinkChoice?

  @Parameter(
    title: "caffeine.configuration.limit", default: 400,
    inclusiveRange: (lowerBound: 1, upperBound: 5000))
  var limit: Double

  @Parameter(
    title: "caffeine.configuration.sleep", default: 50,
    inclusiveRange: (lowerBound: 1, upperBound: 1000))
  var sleep: Double

  @Parameter(
    title: "caffeine.configuration.half-life", default: 5,
    inclusiveRange: (lowerBound: 0.5, upperBound: 24))
  var halfLife: Double
}
