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
