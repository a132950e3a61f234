import Cells

/// A colour and how much of it covers what lies below.
struct Mixture {
  var color: RGB
  var alpha: Double

  func mixed(with other: Mixture, _ share: Double) -> Mixture {
    Mixture(
      color: color.mixed(with: other.color, share), alpha: alpha + (other.alpha - alpha) * share)
  }

  /// The same in as many steps as the part that changes most has: no eye could tell more, and where
  /// all parts change together, neighbouring cells more often have one colour.
  func stepped(to other: Mixture, _ share: Double) -> Mixture {
    guard share > 0 else { return self }
    let steps = Double(max(1, color.distance(to: other.color)))
    return mixed(with: other, Double(Int(share * steps + 0.5)) / steps)
  }
}
