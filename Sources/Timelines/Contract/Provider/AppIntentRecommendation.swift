public import WidgetIntents

/// A configured widget to offer, with a description.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent>: Sendable {
  public let intent: Intent
  public let description: String

  public init(intent: Intent, description: String) {
    self.intent = intent
    self.description = description
  }
}
