/// What a button is for, as far as it is to be seen.
public enum ButtonRole: Hashable, Sendable {
  /// Takes something away.
  case destructive
  case cancel
}
