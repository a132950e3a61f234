package import Cells

/// The colour of a surface or of ink: constant, or a function of the place.
package enum Shade: Sendable {
  case plain(RGB)
  case varying(@Sendable (InkPoint) -> RGB)

  package func color(at place: InkPoint) -> RGB {
    switch self {
    case .plain(let color): color
    case .varying(let color): color(place)
    }
  }
}
