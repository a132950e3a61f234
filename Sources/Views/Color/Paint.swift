/// A style archived: what a figure or a text is painted with.
package struct Paint: Hashable, Codable, Sendable {
  package var fill: Fill
  /// 0 is full prominence; each level stands out less from its ground.
  package var level = 0
  package var opacity = 1.0

  package enum Fill: Hashable, Codable, Sendable {
    case color(Color)
    case linear(LinearGradient)
    case radial(RadialGradient)
    case elliptical(EllipticalGradient)
    case angular(AngularGradient)

    /// All that it shows colours between.
    package var colors: [Color] {
      if case .color(let color) = self { return [color] }
      return gradient?.stops.map(\.color) ?? []
    }

    package var gradient: Gradient? {
      switch self {
      case .color: nil
      case .linear(let gradient): gradient.gradient
      case .radial(let gradient): gradient.gradient
      case .elliptical(let gradient): gradient.gradient
      case .angular(let gradient): gradient.gradient
      }
    }
  }

  package init(_ color: Color) {
    fill = .color(color)
  }

  package init(_ gradient: LinearGradient) {
    self.init(.linear(gradient))
  }

  init(_ fill: Fill) {
    self.fill = fill
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
