extension Node {
  /// The node without its shape and colours, for privacy.
  var hidingForms: Node {
    let paint = Paint(Color.primary.opacity(0.12))
    return switch self {
    case .fill: .fill(FillNode(paint: paint))
    case .shape, .chart:
      .shape(
        ShapeNode(
          outline: ShapeOutline(.rectangle(RectangleCornerRadii(all: 4))), paint: paint))
    default: self
    }
  }

  /// Whether it has something to say, and all of that is private.
  package var isVeiled: Bool { contains(.privacy) && !contains(nil) }

  /// Whether some text or symbol that isn't blank is redacted for this reason; nil for one that is shown.
  private func contains(_ redaction: Redaction?) -> Bool {
    switch self {
    case .text(let text): text.redaction == redaction && !text.isBlank
    case .symbol(let symbol): symbol.redaction == redaction
    default: children.contains { $0.contains(redaction) }
    }
  }
}

extension TextNode {
  fileprivate var isBlank: Bool { runs.allSatisfy { $0.content == .verbatim("") } }
}
