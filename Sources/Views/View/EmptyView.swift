/// A view that shows nothing and takes no room in a stack.
public struct EmptyView: View {
  public init() {}

  public static func _archive(_ view: Self, into archive: inout Archive) {}
}
