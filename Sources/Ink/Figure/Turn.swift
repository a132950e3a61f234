import Glibc

/// A clockwise rotation, in whole turns.
package struct Turn: Hashable, Sendable {
  package let turns: Double
  let cosine: Double
  let sine: Double

  package init(turns: Double) {
    self.turns = turns
    cosine = cos(turns * 2 * .pi)
    sine = sin(turns * 2 * .pi)
  }

  package init(degrees: Double) {
    self.init(turns: degrees / 360)
  }

  /// The unit vector to the right, rotated by the turn.
  var direction: InkPoint { InkPoint(x: cosine, y: sine) }

  var reversed: Turn { Turn(turns: -turns) }
}

extension Turn: CustomStringConvertible {
  package var description: String { "\(turns * 360)°" }
}
