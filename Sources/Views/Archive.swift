package import FoundationEssentials
import System
package import WidgetIntents

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

/// What a view is evaluated to.
struct ArchivedNodes: Sendable {
  let nodes: [Node]
  let declarations: Declarations
}

extension ArchivedNodes {
  init(
    _ view: some View, in environment: EnvironmentValues, at path: [ArchiveStep] = [],
    as siblings: Archive.Siblings = .parts
  ) {
    self = EnvironmentSlot.withEnvironment(environment) { slot in
      var archive = Archive(slot: slot, path: path, siblings: siblings)
      archive.add(view)
      return ArchivedNodes(nodes: archive.nodes, declarations: archive.declarations)
    }
  }
}

/// A step on the path from a view to one inside it.
enum ArchiveStep {
  /// To a view in a block, by its index.
  case child(Int)
  /// To a branch of a condition.
  case branch(Bool)
  /// To an element of a collection, by what its id prints.
  case element(() -> String)
  /// To a background or overlay.
  case decoration

  /// The next child; increments the count.
  static func next(_ count: inout Int) -> ArchiveStep {
    defer { count += 1 }
    return .child(count)
  }
}

extension ArchiveStep: CustomStringConvertible {
  var description: String {
    switch self {
    case .child(let index): "\(index)"
    case .branch(let isTrue): isTrue ? "if" : "else"
    case .element(let name): "#" + name()
    case .decoration: "around"
    }
  }

  /// What the identifier prints, without asking first which ways of printing the usual ones know.
  private static func name(of id: some Hashable) -> String {
    if let number = id as? Int { return "\(number)" }
    return id as? String ?? "\(id)"
  }

  /// To the element of a collection with an id.
  static func element(id: some Hashable) -> ArchiveStep { .element { name(of: id) } }
}

/// An alternative that is archived when it is tried, because mostly an earlier one fits.
///
/// Its view is a value, but may not be `Sendable`. One thread evaluates it, while others wait, which
/// the compiler can't check; hence `@unchecked`.
package final class LaterNodes: @unchecked Sendable {
  private let archive: () -> ArchivedNodes
  private let known = LockedValue<ArchivedNodes?>(nil)

  init(_ archive: @escaping () -> ArchivedNodes) {
    self.archive = archive
  }

  var archived: ArchivedNodes {
    known.withLock { known in
      if let known { return known }
      let archived = archive()
      known = archived
      return archived
    }
  }

  /// Nil if it hasn't been tried.
  var archivedSoFar: ArchivedNodes? { known.withLock(\.self) }
}

/// The values that a view declares for the place that shows it. The first declaration of each
/// counts, those of later alternatives last.
struct Declarations {
  private(set) var background: Node?
  private(set) var url: URL?
  private(set) var droppedURLCount = 0
  /// The types of the intents that its controls perform.
  var intents = IntentTypes()
  var later = LaterDeclarations()

  var anyBackground: Node? { background ?? later.background }
  var anyURL: URL? { url ?? later.url }

  mutating func declare(_ url: URL) {
    if self.url == nil {
      self.url = url
    } else {
      droppedURLCount += 1
    }
  }

  mutating func declare(background: Node) {
    self.background = self.background ?? background
  }
}

/// An archived widget view: its content, and what it declares for the place that shows it.
package struct Face: Hashable, Codable, Sendable {
  package var content: Node
  /// The background that fills the place, unless the place removes it; nil if none is declared.
  package var background: Node?
  /// The URL to open when the widget is pressed outside its own links; nil if none is declared.
  package var url: URL?
  /// The number of further URLs declared; a widget has only one.
  package var droppedURLCount: Int
  private var ownIntents = IntentTypes()
  private var later = LaterDeclarations()

  private enum CodingKeys: CodingKey {
    case content, background, url, droppedURLCount
  }

  package init(
    content: Node, background: Node? = nil, url: URL? = nil, droppedURLCount: Int = 0,
    intents: IntentTypes = IntentTypes()
  ) {
    self.init(
      content: content, background: background, url: url, droppedURLCount: droppedURLCount,
      intents: intents, later: LaterDeclarations())
  }

  init(
    content: Node, background: Node?, url: URL?, droppedURLCount: Int, intents: IntentTypes,
    later: LaterDeclarations
  ) {
    self.content = content
    self.background = background
    self.url = url
    self.droppedURLCount = droppedURLCount
    ownIntents = intents
    self.later = later
  }

  /// The types of the intents that the controls perform that can be seen. Empty for a face from
  /// another process, because types can't be sent.
  package var intents: IntentTypes {
    var intents = ownIntents
    intents.formUnion(later.intents)
    return intents
  }
}

extension Face {
  /// Archives a view in an environment; several views are stacked vertically.
  package init(archiving view: some View, in environment: EnvironmentValues) {
    self.init(ArchivedNodes(view, in: environment))
  }

  private init(_ archived: ArchivedNodes) {
    let declarations = archived.declarations
    self.init(
      content: Node(standingBelowOneAnother: archived.nodes),
      background: declarations.anyBackground,
      url: declarations.anyURL,
      droppedURLCount: declarations.droppedURLCount,
      intents: declarations.intents,
      later: declarations.later)
  }
}

extension Face: CustomStringConvertible {
  /// The tree of the content, then the declarations.
  package var description: String {
    var lines = content.lines(indent: "")
    if let background { lines += ["container background"] + background.lines(indent: "  ") }
    if let url { lines.append("url \(url.absoluteString)") }
    if droppedURLCount > 0 { lines.append("\(droppedURLCount) more urls") }
    return lines.joined(separator: "\n")
  }
}

/// What the later alternatives of a view declare. Views that are equal declare the same.
struct LaterDeclarations: Sendable {
  private var alternatives: [LaterNodes] = []

  init() {}

  mutating func add(_ alternative: LaterNodes) { alternatives.append(alternative) }

  /// The first background; archives the alternatives before it.
  var background: Node? {
    alternatives.lazy.compactMap(\.archived.declarations.anyBackground).first
  }

  /// The first URL; archives the alternatives before it.
  var url: URL? { alternatives.lazy.compactMap(\.archived.declarations.anyURL).first }

  /// The intents of the alternatives that have been tried; no others can be seen and pressed.
  var intents: IntentTypes {
    alternatives.lazy.compactMap(\.archivedSoFar).reduce(into: IntentTypes()) { intents, known in
      intents.formUnion(known.declarations.intents)
      intents.formUnion(known.declarations.later.intents)
    }
  }
}

extension LaterDeclarations: Hashable {
  static func == (one: LaterDeclarations, other: LaterDeclarations) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}

extension Node {
  /// Archives a view in an environment, without its declarations.
  package init(archiving view: some View, in environment: EnvironmentValues = EnvironmentValues()) {
    self.init(standingBelowOneAnother: ArchivedNodes(view, in: environment).nodes)
  }

  init(standingBelowOneAnother nodes: [Node]) {
    if nodes.count == 1, let node = nodes.first {
      self = node
    } else {
      self = .stack(StackNode(axis: .vertical, children: nodes))
    }
  }
}

extension Node {
  /// The node with a transition for changes of its form and colour.
  func changing(by transition: ContentTransition) -> Node {
    guard transition != .identity else { return self }
    switch self {
    case .fill(var fill):
      fill.transition = transition
      return .fill(fill)
    case .shape(var shape):
      shape.transition = transition
      return .shape(shape)
    default: return self
    }
  }
}
