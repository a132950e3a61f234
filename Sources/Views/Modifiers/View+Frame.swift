extension View {
  public func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> some View {
    framed(.init(fixed: width), .init(fixed: height), alignment)
  }

  public func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> some View {
    framed(
      .init(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
      .init(minimum: minHeight, ideal: idealHeight, maximum: maxHeight),
      alignment)
  }

  private func framed(
    _ width: FrameNode.Limits, _ height: FrameNode.Limits, _ alignment: Alignment
  ) -> WrappedView<Self> {
    WrappedView(content: self) {
      .frame(FrameNode(width: width, height: height, alignment: alignment, child: $0))
    }
  }
}
