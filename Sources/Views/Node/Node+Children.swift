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
