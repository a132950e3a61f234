/// Views on top of one another, the last in front.
public struct ZStack<Content: View>: View {
  private let alignment: Alignment
  private let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public static func _archive(_ view: Self, into archive: inout Archive) {
    let children = archive.nodesOutsideOfStack(of: view.content)
    archive.add(.layers(LayersNode(alignment: view.alignment, children: children)))
  }
}
