/// The nodes that a view produces while it is evaluated.
public struct Archive {
  /// How the views being evaluated stand to each other.
  enum Siblings {
    case parts
    /// Alternatives, which share one path. All but the first are archived later.
    case alternatives
    /// Alternatives that are archived now, because somebody asks for them.
    case triedAlternatives
  }

  private(set) var nodes: [Node] = []
  var declarations = Declarations()
  /// The path to the view being evaluated.
  private var path: [ArchiveStep] { didSet { laterPlace = nil } }
  private var siblings: Siblings
  /// The alternatives behind the nodes.
  private var later: [LaterNodes] = []
  /// Where the last of them stands; nil once the path or the environment has changed.
  private var laterPlace: LaterPlace?
  private let slot: UnsafeMutablePointer<EnvironmentValues>

  init(slot: UnsafeMutablePointer<EnvironmentValues>, path: [ArchiveStep], siblings: Siblings) {
    (self.slot, self.path, self.siblings) = (slot, path, siblings)
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
    switch siblings {
    case .parts: going(step) { $0.add(view) }
    case .alternatives where !nodes.isEmpty: addLater(view)
    case .alternatives, .triedAlternatives: add(view)
    }
  }

  private mutating func addLater(_ view: some View) {
    let place = laterPlace ?? LaterPlace(environment: environment, path: path)
    laterPlace = place
    let alternative = LaterNodes {
      ArchivedNodes(view, in: place.environment, at: place.path, as: .triedAlternatives)
    }
    later.append(alternative)
    declarations.later.add(alternative)
  }

  /// Evaluates the body one step further along the path.
  mutating func going<Result>(
    _ step: ArchiveStep, _ body: (inout Archive) -> Result
  ) -> Result {
    path.append(step)
    defer { path.removeLast() }
    return body(&self)
  }

  /// The nodes of a view alone, without adding them, for containers.
  mutating func nodes(of view: some View) -> [Node] {
    evaluating(view, as: .parts).nodes
  }

  /// The nodes of a view that are alternatives, without adding them, for choices.
  mutating func alternatives(in view: some View, along axes: Axis.Set) -> ChoiceNode {
    let (first, later) = evaluating(view, as: .alternatives)
    return ChoiceNode(axes: axes, first: first, later: later)
  }

  private mutating func evaluating(
    _ view: some View, as siblings: Siblings
  ) -> (nodes: [Node], later: [LaterNodes]) {
    let outer = (nodes, later, self.siblings)
    (nodes, later, self.siblings) = ([], [], siblings)
    defer { (nodes, later, self.siblings) = outer }
    add(view)
    return (nodes, later)
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
    laterPlace = nil
    defer {
      slot.pointee[keyPath: keyPath] = outer
      laterPlace = nil
    }
    return body(&self)
  }
}

/// Where alternatives stand that are archived later: an object, because an environment is large, and a
/// screen has a thousand of them in two hundred places.
private final class LaterPlace {
  let environment: EnvironmentValues
  let path: [ArchiveStep]

  init(environment: EnvironmentValues, path: [ArchiveStep]) {
    (self.environment, self.path) = (environment, path)
  }
}
