/// A piece of what a widget shows: a pure function of its own values and its environment.
public protocol View {
  associatedtype Body: View

  @ViewBuilder var body: Body { get }

  /// Adds the view's nodes to an archive; only views without a body say how.
  static func _archive(_ view: Self, into archive: inout Archive)
}

extension View {
  /// Inlined, and modifiers make views that other rooms know: to find out only at run time of which
  /// type a body is takes longer than all else.
  @inlinable
  public static func _archive(_ view: Self, into archive: inout Archive) {
    Body._archive(view.body, into: &archive)
  }
}
