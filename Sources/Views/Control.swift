import WidgetIntents

/// The identity of a control while the content around it changes: its path through the view.
/// Elements of a collection are identified by id, not by index.
package struct ControlIdentity: Hashable, Codable, Sendable {
  private let steps: [String]

  init(path: [ArchiveStep] = []) {
    steps = path.map(\.description)
  }

  package init() {
    self.init(path: [])
  }

  package init(from decoder: any Decoder) throws {
    steps = try decoder.singleValueContainer().decode([String].self)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(steps)
  }
}

extension ControlIdentity: CustomStringConvertible {
  package var description: String { steps.joined(separator: "/") }
}

extension Archive {
  /// The look of a control: a single node, because it is pressed as a whole. Controls inside it
  /// have the default style.
  mutating func controlLook(of body: AnyView) -> Node {
    changing(\.buttonStyle, { $0 = DefaultButtonStyle() }) { archive in
      archive.changing(\.toggleStyle, { $0 = DefaultToggleStyle() }) { archive in
        archive.changing(\.stackAxis, { $0 = .horizontal }) {
          Node(standingBesideOneAnother: $0.dimmedNodes(of: body))
        }
      }
    }
  }

  /// The intent as data. Also records its type, which is needed to perform it.
  mutating func reference(to intent: some AppIntent) -> IntentReference {
    declarations.intents.add(type(of: intent))
    return IntentReference(intent)
  }

  /// Runs the body and discards its declarations, for content that is archived a second time.
  mutating func declaringNothing<Result>(_ body: (inout Archive) -> Result) -> Result {
    let declared = declarations
    defer { declarations = declared }
    return body(&self)
  }

  /// The nodes of a control; dimmed if it can't be pressed because it is disabled or private.
  private mutating func dimmedNodes(of body: AnyView) -> [Node] {
    let nodes = nodes(of: body)
    let reasons = environment.redactionReasons
    let isOpen = !reasons.contains(.privacy) || reasons.contains(.sparingControls)
    return environment.isEnabled && isOpen
      ? nodes : nodes.map { .opacity(OpacityNode(value: 0.4, child: $0)) }
  }
}

extension Node {
  fileprivate init(standingBesideOneAnother nodes: [Node]) {
    if nodes.count == 1, let node = nodes.first {
      self = node
    } else {
      self = .stack(StackNode(axis: .horizontal, children: nodes))
    }
  }
}

extension EnvironmentValues {
  /// Whether controls respond; false for disabled ones and for placeholders.
  var controlsAnswer: Bool { isEnabled && !isRedacted }
}

extension View {
  /// Dims the view's controls and makes them inactive.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}
