/// Views that share modifiers and remain separate in their container.
public struct Group<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public static func _archive(_ view: Self, into archive: inout Archive) {
    archive.add(view.content)
  }
}
