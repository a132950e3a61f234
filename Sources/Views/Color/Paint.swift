/// An archived style, used to paint shapes and text.
package struct Paint: Hashable, Codable, Sendable {
  package var fill: Fill
  /// The level of prominence: 0 is full, and each level stands out less.
  package var level = 0
  package var opacity = 1.0

  package enum Fill: Hashable, Codable, Sendable {
    case color(Color)
    case linear(LinearGradient)
    case radial(RadialGradient)
    case elliptical(EllipticalGradient)
    case angular(AngularGradient)

    /// All colours of the paint.
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

extension Paint {
  /// The same paint with changed colours.
  package func mappingColors(_ change: (Color) -> Color) -> Paint {
    var paint = self
    switch fill {
    case .color(let color): paint.fill = .color(change(color))
    case .linear(var gradient):
      gradient.gradient.mapColors(change)
      paint.fill = .linear(gradient)
    case .radial(var gradient):
      gradient.gradient.mapColors(change)
      paint.fill = .radial(gradient)
    case .elliptical(var gradient):
      gradient.gradient.mapColors(change)
      paint.fill = .elliptical(gradient)
    case .angular(var gradient):
      gradient.gradient.mapColors(change)
      paint.fill = .angular(gradient)
    }
    return paint
  }
}

extension Gradient {
  fileprivate mutating func mapColors(_ change: (Color) -> Color) {
    for index in stops.indices { stops[index].color = change(stops[index].color) }
  }
}
