/// An intent that makes a value be what a person has chosen.
///
/// A toggle gives it the state that the person wants, whatever it was archived with.
public protocol SetValueIntent: AppIntent {
  associatedtype ValueType: IntentParameterValue

  /// What the value is to be, a parameter.
  var value: ValueType { get set }
}
