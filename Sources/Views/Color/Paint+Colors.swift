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
