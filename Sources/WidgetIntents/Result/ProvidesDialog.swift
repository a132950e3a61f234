/// A result with a message to the user.
public protocol ProvidesDialog: IntentResult {
  var dialog: IntentDialog { get }
}
