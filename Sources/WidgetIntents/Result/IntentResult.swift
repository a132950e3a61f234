/// The result of an intent.
public protocol IntentResult: Sendable {}

extension IntentResult where Self == EmptyIntentResult {
  /// A result without value or dialog.
  public static func result() -> EmptyIntentResult { EmptyIntentResult() }
}
