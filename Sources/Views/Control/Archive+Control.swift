import Intents

extension Archive {
  /// What a control shows: one node, for it is hit as a whole. Controls in it have the usual style.
  mutating func controlLook(of body: AnyView) -> Node {
    changing(\.buttonStyle, { $0 = DefaultButtonStyle() }) { archive in
      archive.changing(\.toggleStyle, { $0 = DefaultToggleStyle() }) { archive in
        archive.changing(\.stackAxis, { $0 = .horizontal }) {
          Node(standingBesideOneAnother: $0.dimmedNodes(of: body))
        }
      }
    }
  }

  /// The intent as data; its type is noted, so that it can be performed.
  mutating func reference(to intent: some AppIntent) -> IntentReference {
    declarations.intents.add(type(of: intent))
    return IntentReference(intent)
  }

  /// What is archived once more has declared already what it has to declare.
  mutating func declaringNothing<Result>(_ body: (inout Archive) -> Result) -> Result {
    let declared = declarations
    defer { declarations = declared }
    return body(&self)
  }

  /// Where others may look on nothing is to be hit, which then looks so.
  private mutating func dimmedNodes(of body: AnyView) -> [Node] {
    let nodes = nodes(of: body)
    return environment.isEnabled && !environment.redactionReasons.contains(.privacy)
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
  /// Whether controls do something: not while they only stand for what isn't known.
  var controlsAnswer: Bool { isEnabled && !isRedacted }
}
