package import Cells

/// The colour of a surface or of ink: constant, or a function of the place.
package enum Shade: Sendable {
  case plain(RGB)
  case varying(@Sendable (Place) -> RGB)

  package func color(at place: Place) -> RGB {
    switch self {
    case .plain(let color): color
    case .varying(let color): color(place)
    }
  }
}
