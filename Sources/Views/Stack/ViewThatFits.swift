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
    let children = archive.nodes(of: view.content, asAlternatives: true)
    archive.add(.choice(ChoiceNode(axes: view.axes, children: children)))
  }
}
