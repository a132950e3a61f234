/// The result of an intent.
public protocol IntentResult: Sendable {}

extension IntentResult where Self == EmptyIntentResult {
  /// A result without value or dialog.
  public static func result() -> EmptyIntentResult { EmptyIntentResult() }
}

/// A result without value or dialog.
public struct EmptyIntentResult: IntentResult {}

/// A message to the user from an intent that has finished.
public struct IntentDialog: Hashable, Sendable {
  package let words: LocalizedStringResource

  public init(_ words: LocalizedStringResource) {
    self.words = words
  }
}

extension IntentDialog: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }

  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// A result with a message to the user.
public protocol ProvidesDialog: IntentResult {
  var dialog: IntentDialog { get }
}

/// A result with a value, a dialog, or both; a `Never` type parameter means there is none.
public struct IntentResultContainer<Value: Sendable, Dialog: Sendable>: IntentResult {
  public let value: Value?
  let said: Dialog?
}

extension IntentResultContainer: ReturnsValue {}

extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {
  public var dialog: IntentDialog { said ?? "" }
}

extension IntentResult {
  public static func result<Value>(
    value: Value
  ) -> IntentResultContainer<Value, Never> where Self == IntentResultContainer<Value, Never> {
    IntentResultContainer(value: value, said: nil)
  }

  public static func result(
    dialog: IntentDialog
  ) -> IntentResultContainer<Never, IntentDialog>
  where Self == IntentResultContainer<Never, IntentDialog> {
    IntentResultContainer(value: nil, said: dialog)
  }

  public static func result<Value>(
    value: Value, dialog: IntentDialog
  ) -> IntentResultContainer<Value, IntentDialog>
  where Self == IntentResultContainer<Value, IntentDialog> {
    IntentResultContainer(value: value, said: dialog)
  }
}

/// A result with a value for the caller.
public protocol ReturnsValue<Value>: IntentResult {
  associatedtype Value: Sendable

  var value: Value? { get }
}

/// An error that can check whether its cause is gone.
package protocol PassingError: Error {
  /// Whether the cause is gone. Checking may take as long as the failed attempt did.
  var hasPassed: Bool { get }
}
