import Cells

/// A colour and its opacity.
struct Mixture {
  var color: RGB
  var alpha: Double

  func mixed(with other: Mixture, _ share: Double) -> Mixture {
    Mixture(
      color: color.mixed(with: other.color, share), alpha: alpha + (other.alpha - alpha) * share)
  }
}
