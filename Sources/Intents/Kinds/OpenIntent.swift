/// An intent that opens something.
public protocol OpenIntent: AppIntent {
  associatedtype Value: IntentParameterValue

  /// What it opens, a parameter.
  var target: Value { get }
}
