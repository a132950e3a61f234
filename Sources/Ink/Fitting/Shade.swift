package import Cells

/// The colour of a surface or of ink: constant, or a function of the place.
package enum Shade: Sendable {
  case plain(RGB)
  case varying(@Sendable (InkPoint) -> RGB)

  /// The shade, moved with its figure.
  package func moved(by way: InkPoint) -> Shade {
    switch self {
    case .plain: self
    case .varying(let color): .varying { color($0 - way) }
    }
  }

  package func color(at place: InkPoint) -> RGB {
    switch self {
    case .plain(let color): color
    case .varying(let color): color(place)
    }
  }
}
