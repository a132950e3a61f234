/// An intent that plays sound, or stops it.
public protocol AudioPlaybackIntent: AppIntent {}

/// An intent that starts, changes or ends a live activity.
public protocol LiveActivityIntent: AppIntent {}

/// An intent that opens something.
public protocol OpenIntent: AppIntent {
  associatedtype Value: IntentParameterValue

  /// The parameter that names the thing to open.
  var target: Value { get }
}

/// An intent that sets a value.
///
/// A toggle passes the state that the user chose, whatever the archived intent contains.
public protocol SetValueIntent: AppIntent {
  associatedtype ValueType: IntentParameterValue

  /// The parameter that holds the new value.
  var value: ValueType { get set }
}

/// The settings of a widget: an intent used only for its parameters.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
  public func perform() async throws -> some IntentResult { .result() }
}
