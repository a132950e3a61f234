/// A result without value or dialog.
public struct EmptyIntentResult: IntentResult {}
