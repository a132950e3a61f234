/// What an intent says when it is done.
public protocol IntentResult: Sendable {}

extension IntentResult where Self == EmptyIntentResult {
  /// That it is done, and nothing more.
  public static func result() -> EmptyIntentResult { EmptyIntentResult() }
}
