/// A style archived: what a figure or a text is painted with.
package struct Paint: Hashable, Codable, Sendable {
  package var fill: Fill
  /// 0 is full prominence; each level stands out less from its ground.
  package var level = 0
  package var opacity = 1.0

  package enum Fill: Hashable, Codable, Sendable {
    case color(Color)
    case linear(LinearGradient)

    /// All that it shows colours between.
    package var colors: [Color] {
      switch self {
      case .color(let color): [color]
      case .linear(let gradient): gradient.gradient.stops.map(\.color)
      }
    }
  }

  package init(_ color: Color) {
    fill = .color(color)
  }

  package init(_ gradient: LinearGradient) {
    fill = .linear(gradient)
  }

  func atLevel(_ level: Int) -> Paint {
    var paint = self
    paint.level = max(paint.level, level)
    return paint
  }

  func faded(by opacity: Double) -> Paint {
    var paint = self
    paint.opacity *= opacity
    return paint
  }
}
