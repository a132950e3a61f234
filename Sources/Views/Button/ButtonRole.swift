/// The purpose of a button, as far as it affects its look.
public enum ButtonRole: Hashable, Sendable {
  /// Deletes something.
  case destructive
  case cancel
}
