/// An intent that opens something.
public protocol OpenIntent: AppIntent {
  associatedtype Value: IntentParameterValue

  /// The parameter that names the thing to open.
  var target: Value { get }
}
