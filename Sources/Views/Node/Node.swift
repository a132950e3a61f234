package import FoundationEssentials
package import WidgetIntents

/// An archived view: a resolved tree that can be compared, stored, sent and drawn without the
/// widget's code.
package indirect enum Node: Hashable, Sendable {
  case text(TextNode)
  case symbol(SymbolNode)
  case fill(FillNode)
  case shape(ShapeNode)
  case meter(MeterNode)
  case chart(ChartNode)
  case spacer(SpacerNode)
  case divider(DividerNode)
  case stack(StackNode)
  case layers(LayersNode)
  case grid(GridNode)
  case choice(ChoiceNode)
  case padding(PaddingNode)
  case frame(FrameNode)
  case decoration(DecorationNode)
  case fixedSize(FixedSizeNode)
  case priority(PriorityNode)
  case offset(OffsetNode)
  case opacity(OpacityNode)
  case clip(ClipNode)
  case hidden(HiddenNode)
  case accentable(AccentableNode)
  case stale(StaleNode)
  case label(LabelNode)
  case link(LinkNode)
  case button(ButtonNode)
  case toggle(ToggleNode)
}

extension Node {
  /// The child nodes, in order.
  package var children: [Node] {
    switch self {
    case .text, .symbol, .fill, .shape, .chart, .spacer, .divider: []
    case .meter(let meter): [meter.center, meter.foot].compactMap(\.self)
    case .stack(let stack): stack.children
    case .layers(let layers): layers.children
    case .grid(let grid): grid.rows.flatMap { $0.cells.map(\.content) }
    case .choice(let choice): choice.children
    case .padding(let padding): [padding.child]
    case .frame(let frame): [frame.child]
    case .decoration(let decoration): [decoration.child] + decoration.nodes
    case .fixedSize(let fixed): [fixed.child]
    case .priority(let priority): [priority.child]
    case .offset(let offset): [offset.child]
    case .opacity(let opacity): [opacity.child]
    case .clip(let clip): [clip.child]
    case .hidden(let hidden): [hidden.child]
    case .accentable(let accentable): [accentable.child]
    case .stale(let stale): [stale.child]
    case .label(let label): [label.child]
    case .link(let link): [link.child]
    case .button(let button): [button.child]
    case .toggle(let toggle): [toggle.off, toggle.on]
    }
  }

  /// The number of nodes in the tree.
  package var count: Int { children.reduce(1) { $0 + $1.count } }
}

extension Node: Codable {
  private enum Kind: String, CodingKey {
    case text, symbol, fill, shape, meter, chart, spacer, divider, stack, layers, grid, choice,
      padding, frame
    case decoration, fixedSize, priority, offset, opacity, clip, hidden, accentable, stale
    case label, link, button, toggle
  }

  /// The depth limit. No layout is this deep, and decoding deeper trees could overflow the stack.
  private static let deepestPath = 400

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Kind.self)
    guard let kind = container.allKeys.first, container.allKeys.count == 1,
      container.codingPath.count <= Self.deepestPath
    else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "expected a node of one kind"))
    }
    self = try Self.decode(kind, from: container)
  }

  private static func decode(
    _ kind: Kind, from container: KeyedDecodingContainer<Kind>
  ) throws -> Node {
    func payload<Payload: Decodable>() throws -> Payload {
      try container.decode(Payload.self, forKey: kind)
    }
    return switch kind {
    case .text: .text(try payload())
    case .symbol: .symbol(try payload())
    case .fill: .fill(try payload())
    case .shape: .shape(try payload())
    case .meter: .meter(try payload())
    case .chart: .chart(try payload())
    case .spacer: .spacer(try payload())
    case .divider: .divider(try payload())
    case .stack: .stack(try payload())
    case .layers: .layers(try payload())
    case .grid: .grid(try payload())
    case .choice: .choice(try payload())
    case .padding: .padding(try payload())
    case .frame: .frame(try payload())
    case .decoration: .decoration(try payload())
    case .fixedSize: .fixedSize(try payload())
    case .priority: .priority(try payload())
    case .offset: .offset(try payload())
    case .opacity: .opacity(try payload())
    case .clip: .clip(try payload())
    case .hidden: .hidden(try payload())
    case .accentable: .accentable(try payload())
    case .stale: .stale(try payload())
    case .label: .label(try payload())
    case .link: .link(try payload())
    case .button: .button(try payload())
    case .toggle: .toggle(try payload())
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Kind.self)
    switch self {
    case .text(let payload): try container.encode(payload, forKey: .text)
    case .symbol(let payload): try container.encode(payload, forKey: .symbol)
    case .fill(let payload): try container.encode(payload, forKey: .fill)
    case .shape(let payload): try container.encode(payload, forKey: .shape)
    case .meter(let payload): try container.encode(payload, forKey: .meter)
    case .chart(let payload): try container.encode(payload, forKey: .chart)
    case .spacer(let payload): try container.encode(payload, forKey: .spacer)
    case .divider(let payload): try container.encode(payload, forKey: .divider)
    case .stack(let payload): try container.encode(payload, forKey: .stack)
    case .layers(let payload): try container.encode(payload, forKey: .layers)
    case .grid(let payload): try container.encode(payload, forKey: .grid)
    case .choice(let payload): try container.encode(payload, forKey: .choice)
    case .padding(let payload): try container.encode(payload, forKey: .padding)
    case .frame(let payload): try container.encode(payload, forKey: .frame)
    case .decoration(let payload): try container.encode(payload, forKey: .decoration)
    case .fixedSize(let payload): try container.encode(payload, forKey: .fixedSize)
    case .priority(let payload): try container.encode(payload, forKey: .priority)
    case .offset(let payload): try container.encode(payload, forKey: .offset)
    case .opacity(let payload): try container.encode(payload, forKey: .opacity)
    case .clip(let payload): try container.encode(payload, forKey: .clip)
    case .hidden(let payload): try container.encode(payload, forKey: .hidden)
    case .accentable(let payload): try container.encode(payload, forKey: .accentable)
    case .stale(let payload): try container.encode(payload, forKey: .stale)
    case .label(let payload): try container.encode(payload, forKey: .label)
    case .link(let payload): try container.encode(payload, forKey: .link)
    case .button(let payload): try container.encode(payload, forKey: .button)
    case .toggle(let payload): try container.encode(payload, forKey: .toggle)
    }
  }
}

extension Node: CustomStringConvertible {
  /// The tree, one line for each node, with children indented.
  package var description: String { lines(indent: "").joined(separator: "\n") }

  func lines(indent: String) -> [String] {
    [indent + summary] + children.flatMap { $0.lines(indent: indent + "  ") }
  }

  private var summary: String {
    switch self {
    case .text(let text):
      words("text", text.redaction?.word)
        + text.runs.map { " " + $0.content.summary }.joined()
    case .symbol(let symbol): words("symbol", symbol.redaction?.word, symbol.name)
    case .fill(let fill): "fill \(fill.paint.summary)"
    case .shape(let shape): shape.summary
    case .meter(let meter): meter.summary
    case .chart(let chart): chart.summary
    case .spacer(let spacer): words("spacer", spacer.axis?.rawValue)
    case .divider(let divider): "divider \(divider.stackAxis.other.rawValue)"
    case .stack(let stack): words("stack", stack.axis.rawValue, stack.spacing.map { "\($0)" })
    case .layers: "layers"
    case .grid(let grid): "grid \(grid.rows.map { "\($0.cells.count)" }.joined(separator: "+"))"
    case .choice: "choice"
    case .padding(let padding): words("padding", padding.insets.map { "\($0)" })
    case .frame(let frame): "frame \(frame.width.summary) x \(frame.height.summary)"
    case .decoration(let decoration): decoration.isBehind ? "background" : "overlay"
    case .fixedSize: "fixed size"
    case .priority(let priority): "priority \(priority.value)"
    case .offset(let offset): "offset \(offset.x) \(offset.y)"
    case .opacity(let opacity): "opacity \(opacity.value)"
    case .clip(let clip): "clip \(clip.outline.summary)"
    case .hidden: "hidden"
    case .accentable: "accentable"
    case .stale(let stale): stale.recedes ? "stale" : "current"
    case .label(let label): "label \(label.text.runs.map(\.content.summary).joined())"
    case .link(let link): "link \(link.destination.absoluteString)"
    case .button(let button):
      words("button", button.isEnabled ? nil : "disabled", "\(button.intent)")
    case .toggle(let toggle):
      words(
        "toggle", toggle.isOn ? "on" : "off", toggle.isEnabled ? nil : "disabled",
        "\(toggle.intent)")
    }
  }

  private func words(_ words: String?...) -> String {
    words.compactMap(\.self).joined(separator: " ")
  }
}

extension TextContent {
  fileprivate var summary: String {
    switch self {
    case .verbatim(let text): text.debugDescription
    case .symbol(let name): "<\(name)>"
    case .date(let date, let style): "<\(date.summary) \(style.rawValue)>"
    case .interval(let from, let to): "<\(from.summary)...\(to.summary)>"
    case .timer(let timer): "<timer \(timer.from.summary)...\(timer.to.summary)>"
    case .formatted(let date, _): "<\(date.map(\.summary) ?? "now")>"
    case .reference(let reference): "<to \(reference.date.summary)>"
    }
  }
}

extension Date {
  /// The date as text. Foundation traps on dates far from the present.
  var summary: String {
    let seconds = timeIntervalSinceReferenceDate
    return abs(seconds) < 1e11 ? "\(self)" : "\(seconds) s"
  }
}

extension Paint {
  var summary: String {
    fill.colors.map(\.summary).joined(separator: " > ")
  }
}

extension Color {
  fileprivate var summary: String {
    switch source {
    case .system(let color): color.rawValue
    case .asset(let name): name
    case .parts(let red, let green, let blue): "(\(red) \(green) \(blue))"
    }
  }
}

extension FrameNode.Limits {
  fileprivate var summary: String {
    if let fixed { return "\(fixed)" }
    return "\(minimum.map { "\($0)" } ?? "")..\(maximum.map { "\($0)" } ?? "")"
  }
}

extension Redaction {
  fileprivate var word: String {
    switch self {
    case .placeholder: "redacted"
    case .privacy: "private"
    }
  }
}

/// A child that belongs to the accented part of a tinted widget.
package struct AccentableNode: Hashable, Codable, Sendable {
  package var child: Node
  /// Whether the part keeps its own colours instead.
  package var keepsColors = false
}

/// A child that performs an intent when pressed.
package struct ButtonNode: Hashable, Codable, Sendable {
  package var intent: IntentReference
  package var identity = ControlIdentity()
  package var isEnabled: Bool
  package var child: Node
}

/// A paint that fills the room it is offered.
package struct FillNode: Hashable, Codable, Sendable {
  package var paint: Paint
  package var transition = ContentTransition.identity
}

/// A child that is read out as its label.
package struct LabelNode: Hashable, Codable, Sendable {
  package var text: TextNode
  package var child: Node
}

/// A child that opens a URL when pressed.
package struct LinkNode: Hashable, Codable, Sendable {
  package var destination: URL
  package var child: Node
}

/// A child that is dimmed because it may be out of date, or one that isn't dimmed within such a
/// child.
package struct StaleNode: Hashable, Codable, Sendable {
  package var recedes = true
  package var child: Node
}

/// A symbol by its system name.
package struct SymbolNode: Hashable, Codable, Sendable {
  package var name: String
  package var font: Font
  package var paint: Paint
  package var renderingMode: SymbolRenderingMode
  package var transition: ContentTransition
  package var accentedRenderingMode: WidgetAccentedRenderingMode?
  /// Why it isn't shown; nil if it is.
  package var redaction: Redaction?

  package var isRedacted: Bool { redaction != nil }
}

/// A switch that performs an intent when pressed. It contains both looks, so that it can show its
/// new state before the intent has run.
package struct ToggleNode: Hashable, Codable, Sendable {
  package var intent: IntentReference
  package var identity = ControlIdentity()
  package var isOn: Bool
  package var isEnabled: Bool
  package var off: Node
  package var on: Node

  package func look(isOn: Bool) -> Node { isOn ? on : off }
}
