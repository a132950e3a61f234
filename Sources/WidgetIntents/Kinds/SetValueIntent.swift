/// An intent that sets a value.
///
/// A toggle passes the state that the user chose, whatever the archived intent contains.
public protocol SetValueIntent: AppIntent {
  associatedtype ValueType: IntentParameterValue

  /// The parameter that holds the new value.
  var value: ValueType { get set }
}
