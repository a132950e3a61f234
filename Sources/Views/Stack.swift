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

/// Space that takes what its stack has left over.
public struct Spacer: View {
  private let minLength: Double?

  public init(minLength: Double? = nil) {
    self.minLength = minLength
  }

  public static func _archive(_ view: Spacer, into archive: inout Archive) {
    archive.add(
      .spacer(SpacerNode(axis: archive.environment.stackAxis, minimumLength: view.minLength)))
  }
}

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

/// A hairline between the views of a stack.
public struct Divider: View {
  public init() {}

  public static func _archive(_ view: Divider, into archive: inout Archive) {
    archive.add(.divider(DividerNode(stackAxis: archive.environment.stackAxis ?? .vertical)))
  }
}

extension Archive {
  mutating func addStack(
    _ axis: Axis, alignment: Alignment, spacing: Double?, _ content: some View
  ) {
    let children = changing(\.stackAxis, { $0 = axis }) { $0.nodes(of: content) }
    add(
      .stack(StackNode(axis: axis, alignment: alignment, spacing: spacing, children: children)))
  }

  /// The nodes of a view that isn't part of the surrounding stack.
  mutating func nodesOutsideOfStack(of content: some View) -> [Node] {
    changing(\.stackAxis, { $0 = nil }) { $0.nodes(of: content) }
  }
}
