import Views

extension Box {
  /// The text to read out for people who can't see the box, in reading order.
  ///
  /// A label replaces the text of its content, unless some of that is hidden, which the label might
  /// reveal. Symbols are silent without a label.
  package var reading: [String] {
    guard isSeen else { return [] }
    if let label, !isPartlyRedacted { return label.isEmpty ? [] : [label] }
    let own = words.map(\.text).flatMap { $0.isEmpty ? nil : $0 }
    return (own.map { [$0] } ?? []) + children.flatMap(\.reading)
  }

  private var isSeen: Bool {
    opacity > 0 && (drawing != nil || children.contains(where: \.isSeen))
  }

  private var isPartlyRedacted: Bool {
    isRedacted || children.contains(where: \.isPartlyRedacted)
  }

  private var isRedacted: Bool {
    switch drawing {
    case .text(let lines, _): lines.contains { $0.redaction != nil }
    case .lettering(let line): line.redaction != nil
    case .symbol(let symbol): symbol.node.isRedacted
    case .rolling, .fill, .shape, .chart, .border, .rule, nil: false
    }
  }
}
