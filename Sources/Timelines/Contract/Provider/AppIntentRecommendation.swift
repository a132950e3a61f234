public import Intents

/// A widget that is already set, and what to call it.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent>: Sendable {
  public let intent: Intent
  public let description: String

  public init(intent: Intent, description: String) {
    self.intent = intent
    self.description = description
  }
}
