/// A type-erased view.
public struct AnyView: View {
  private let content: any View

  public init(_ content: some View) {
    self.content = content
  }

  public static func _archive(_ view: Self, into archive: inout Archive) {
    archive.add(view.content)
  }
}
