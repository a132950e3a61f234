/// The nodes that a view turns into while it is evaluated.
public struct Archive {
  private(set) var nodes: [Node] = []
  var declarations = Declarations()
  private let slot: UnsafeMutablePointer<EnvironmentValues>

  init(slot: UnsafeMutablePointer<EnvironmentValues>) {
    self.slot = slot
  }

  var environment: EnvironmentValues { slot.pointee }

  mutating func add(_ node: Node) {
    let node = node.changing(by: environment.contentTransition)
    nodes.append(environment.isPrivate ? node.hidingForms : node)
  }

  mutating func add<Content: View>(_ view: Content) {
    Content._archive(view, into: &self)
  }

  /// The nodes of a view by themselves, for what holds them.
  mutating func nodes(of view: some View) -> [Node] {
    var inner: [Node] = []
    swap(&inner, &nodes)
    add(view)
    swap(&inner, &nodes)
    return inner
  }

  /// Adds each node of a view in a wrapping: a modifier of a group is one of each in it.
  mutating func add(_ view: some View, wrappedBy wrap: (Node) -> Node) {
    let inner = nodes(of: view)
    nodes += inner.map { $0.wrapped(by: wrap) }
  }

  mutating func changing<Value, Result>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ change: (inout Value) -> Void,
    _ body: (inout Archive) -> Result
  ) -> Result {
    let outer = slot.pointee[keyPath: keyPath]
    change(&slot.pointee[keyPath: keyPath])
    defer { slot.pointee[keyPath: keyPath] = outer }
    return body(&self)
  }
}
