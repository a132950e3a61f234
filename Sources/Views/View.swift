/// A part of a widget's content: a pure function of its values and environment.
public protocol View {
  associatedtype Body: View

  @ViewBuilder var body: Body { get }

  /// Adds the view's nodes to an archive; only views without a body implement it.
  static func _archive(_ view: Self, into archive: inout Archive)
}

extension View {
  /// Visible to other modules, as are the views that modifiers return: to find the type of a body at run
  /// time takes longer than everything else.
  @inlinable
  @inline(__always)
  public static func _archive(_ view: Self, into archive: inout Archive) {
    Body._archive(view.body, into: &archive)
  }
}

/// Builds one view from the statements of a block.
@resultBuilder
public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }

  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  public static func buildOptional<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: View, Second: View>(
    first content: First
  ) -> ConditionalView<First, Second> {
    .first(content)
  }

  public static func buildEither<First: View, Second: View>(
    second content: Second
  ) -> ConditionalView<First, Second> {
    .second(content)
  }

  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// One of two views, chosen by `if` or `switch` in a view builder.
public enum ConditionalView<First: View, Second: View>: View {
  case first(First)
  case second(Second)

  public static func _archive(_ view: Self, into archive: inout Archive) {
    switch view {
    case .first(let content): archive.add(content, at: .branch(true))
    case .second(let content): archive.add(content, at: .branch(false))
    }
  }
}

/// The views of a block, one after another.
public struct TupleView<each Content: View>: View {
  /// Adds the views to an archive.
  private let addAll: (inout Archive) -> Void

  init(_ content: repeat each Content) {
    addAll = { archive in
      var count = 0
      repeat archive.add(each content, at: .next(&count))
    }
  }

  public static func _archive(_ view: Self, into archive: inout Archive) {
    view.addAll(&archive)
  }
}

/// A type-erased view.
public struct AnyView: View {
  private let content: any View

  public init(_ content: some View) {
    self.content = content
  }

  public static func _archive(_ view: Self, into archive: inout Archive) {
    archive.add(view.content)
  }
}

/// A view that shows nothing and takes no room in a stack.
public struct EmptyView: View {
  public init() {}

  public static func _archive(_ view: Self, into archive: inout Archive) {}
}

/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let content: (Data.Element) -> Content

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    (self.data, self.id) = (data, id)
    self.content = content
  }

  public static func _archive(_ view: Self, into archive: inout Archive) {
    for element in view.data {
      archive.add(view.content(element), at: .element(id: element[keyPath: view.id]))
    }
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, id: \.self, content: content)
  }
}

/// Views of which each is evaluated once, however often it stands in the content, in the surroundings
/// of all of it. They have no controls, whose identities depend on where they stand.
package struct EvaluatedViews<Source: View, Content: View>: View {
  private let sources: [Source]
  private let content: ([EvaluatedView]) -> Content

  package init(
    _ sources: [Source], @ViewBuilder content: @escaping ([EvaluatedView]) -> Content
  ) {
    (self.sources, self.content) = (sources, content)
  }

  package static func _archive(_ view: Self, into archive: inout Archive) {
    let evaluated = view.sources.map { EvaluatedView(nodes: archive.nodes(of: $0)) }
    archive.add(view.content(evaluated))
  }
}

/// A view that has been evaluated already.
package struct EvaluatedView: View {
  let nodes: [Node]

  package static func _archive(_ view: Self, into archive: inout Archive) {
    archive.add(evaluated: view.nodes)
  }
}

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

/// A change that can be applied to any view.
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = ModifierContent

  @ViewBuilder func body(content: Content) -> Body
}

/// The view to which a modifier is applied.
public struct ModifierContent: View {
  let view: any View

  public static func _archive(_ view: Self, into archive: inout Archive) {
    archive.add(view.view)
  }
}

extension View {
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View {
    modifier.body(content: ModifierContent(view: self))
  }
}

extension Never: View {
  public typealias Body = Never

  public var body: Never { self }

  public static func _archive(_ view: Never, into archive: inout Archive) {}
}

extension View where Body == Never {
  /// Never called: a view without a body archives itself.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  public static func _archive(_ view: Self, into archive: inout Archive) {
    if let content = view { archive.add(content) }
  }
}
