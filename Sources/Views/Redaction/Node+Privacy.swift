extension Node {
  /// The node without its shape and colours, for privacy.
  var hidingForms: Node {
    let paint = Paint(Color.primary.opacity(0.12))
    return switch self {
    case .fill: .fill(FillNode(paint: paint))
    case .shape:
      .shape(
        ShapeNode(
          outline: ShapeOutline(.rectangle(RectangleCornerRadii(all: 4))), paint: paint))
    default: self
    }
  }
}
