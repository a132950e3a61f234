/// A container whose background a view can set.
public enum ContainerBackgroundPlacement: Hashable, Sendable {
  /// The view's widget.
  case widget
}
