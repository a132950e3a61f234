/// A label on a capsule whose ends are one column wide.
struct ControlCapsule<Content: View>: View {
  let role: ButtonRole?
  let isProminent: Bool
  @ViewBuilder let content: Content
  @Environment(\.tint) private var tint

  var body: some View {
    content
      .bold()
      .lineLimit(1)
      .foregroundStyle(foreground)
      .padding(.horizontal, 16)
      .background(ground, in: Capsule())
  }

  /// The capsule's paint. Without a tint it is a lighter shade of the foreground, which suits any
  /// widget.
  private var ground: AnyShapeStyle {
    let color = role == .destructive ? Paint(.red) : tint
    if isProminent { return AnyShapeStyle(color ?? Paint(.accentColor)) }
    return AnyShapeStyle((color ?? Paint(.primary)).faded(by: 0.22))
  }

  private var foreground: AnyShapeStyle {
    let color = role == .destructive ? Paint(.red) : tint
    return AnyShapeStyle(isProminent ? Paint(.primary) : color ?? Paint(.primary))
  }
}
