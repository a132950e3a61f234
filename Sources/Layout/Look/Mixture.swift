import Cells

/// A colour and how much of it covers what lies below.
struct Mixture {
  var color: RGB
  var alpha: Double

  func mixed(with other: Mixture, _ share: Double) -> Mixture {
    Mixture(
      color: color.mixed(with: other.color, share), alpha: alpha + (other.alpha - alpha) * share)
  }
}

extension [Mixture] {
  /// The colour on which text stands out most.
  var mostReadable: Mixture? {
    self.max { left, right in left.readability < right.readability }
  }
}

extension Mixture {
  fileprivate var readability: Double { RGB.text(on: color).contrast(to: color) }
}
