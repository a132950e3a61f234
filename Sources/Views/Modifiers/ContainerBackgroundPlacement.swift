/// The kinds of places that stand behind a view.
public enum ContainerBackgroundPlacement: Hashable, Sendable {
  /// The widget in which the view stands.
  case widget
}
