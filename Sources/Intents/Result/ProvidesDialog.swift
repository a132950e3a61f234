/// A result with words for the person.
public protocol ProvidesDialog: IntentResult {
  var dialog: IntentDialog { get }
}
