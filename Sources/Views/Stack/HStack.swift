/// A horizontal stack of views.
public struct HStack<Content: View>: View {
  private let alignment: VerticalAlignment
  private let spacing: Double?
  private let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public static func _archive(_ view: Self, into archive: inout Archive) {
    archive.addStack(
      .horizontal, alignment: Alignment(horizontal: .center, vertical: view.alignment),
      spacing: view.spacing, view.content)
  }
}
