/// That an intent is done.
public struct EmptyIntentResult: IntentResult {}
