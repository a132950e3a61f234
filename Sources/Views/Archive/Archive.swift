/// The nodes that a view produces while it is evaluated.
public struct Archive {
  private(set) var nodes: [Node] = []
  var declarations = Declarations()
  /// The path to the view being evaluated.
  private var path: [ArchiveStep] = []
  /// Whether the views being evaluated are alternatives, which share one path.
  private var areAlternatives = false
  private let slot: UnsafeMutablePointer<EnvironmentValues>

  init(slot: UnsafeMutablePointer<EnvironmentValues>) {
    self.slot = slot
  }

  var environment: EnvironmentValues { slot.pointee }

  /// The identity of a control at the position of the view being evaluated.
  var identity: ControlIdentity { ControlIdentity(path: path) }

  mutating func add(_ node: Node) {
    let node = node.changing(by: environment.contentTransition)
    nodes.append(environment.isPrivate ? node.hidingForms : node)
  }

  /// Adds nodes that were added before, and changed by the environment then.
  mutating func add(evaluated nodes: [Node]) {
    self.nodes += nodes
  }

  mutating func add<Content: View>(_ view: Content) {
    Content._archive(view, into: &self)
  }

  mutating func add(_ view: some View, at step: ArchiveStep) {
    guard !areAlternatives else { return add(view) }
    going(step) { $0.add(view) }
  }

  /// Evaluates the body one step further along the path.
  mutating func going<Result>(
    _ step: ArchiveStep, _ body: (inout Archive) -> Result
  ) -> Result {
    path.append(step)
    defer { path.removeLast() }
    return body(&self)
  }

  /// The nodes of a view alone, without adding them, for containers and choices.
  mutating func nodes(of view: some View, asAlternatives: Bool = false) -> [Node] {
    var (inner, outer) = ([Node](), asAlternatives)
    swap(&inner, &nodes)
    swap(&outer, &areAlternatives)
    add(view)
    swap(&outer, &areAlternatives)
    swap(&inner, &nodes)
    return inner
  }

  /// Adds each node of a view, wrapped: a modifier of a group applies to each view in it.
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
