package import Cells

/// The colour of a surface or of ink: one, or one for each place of the plane.
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
