/// The first of several views that fits.
public struct ViewThatFits<Content: View>: View {
  private let axes: Axis.Set
  private let content: Content

  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  public static func _archive(_ view: Self, into archive: inout Archive) {
    archive.add(.choice(archive.alternatives(in: view.content, along: view.axes)))
  }
}
