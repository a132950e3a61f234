extension View {
  public func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
    let insets = length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }
    return padded(edges, insets)
  }

  public func padding(_ length: Double) -> some View {
    padding(.all, length)
  }

  public func padding(_ insets: EdgeInsets) -> some View {
    padded(.all, insets)
  }

  private func padded(_ edges: Edge.Set, _ insets: EdgeInsets?) -> WrappedView<Self> {
    WrappedView(content: self) {
      .padding(PaddingNode(edges: edges, insets: insets, child: $0))
    }
  }
}
