/// A part of a widget's content: a pure function of its values and environment.
public protocol View {
  associatedtype Body: View

  @ViewBuilder var body: Body { get }

  /// Adds the view's nodes to an archive; only views without a body implement it.
  static func _archive(_ view: Self, into archive: inout Archive)
}

extension View {
  /// Visible to other modules, as are the views that modifiers return: to find the type of a body at run
  /// time takes longer than everything else.
  @inlinable
  @inline(__always)
  public static func _archive(_ view: Self, into archive: inout Archive) {
    Body._archive(view.body, into: &archive)
  }
}
