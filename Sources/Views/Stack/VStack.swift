/// A vertical stack of views.
public struct VStack<Content: View>: View {
  private let alignment: HorizontalAlignment
  private let spacing: Double?
  private let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public static func _archive(_ view: Self, into archive: inout Archive) {
    archive.addStack(
      .vertical, alignment: Alignment(horizontal: view.alignment, vertical: .center),
      spacing: view.spacing, view.content)
  }
}
