import Cells
import Views

/// A paint as a look shows it over one ground: a colour for each place of what is painted.
struct Swatch {
  let ground: RGB
  private let stops: [Stop]
  private let gradient: GradientWay?
  private let opacity: Double
  private let level: Int
  /// Whether there are only the colours of the stops, each for an equal part of the way.
  private let hasBands: Bool
  private let look: Look

  fileprivate struct Stop {
    let location: Double
    let mixture: Mixture

    /// How much text stands out on it.
    var readability: Double { RGB.text(on: mixture.color).contrast(to: mixture.color) }
  }

  /// A gradient has every colour of its way in 24 bits, steps that begin on rows in 256 colours,
  /// and else one colour.
  init(
    of paint: Paint, opacity: Double, over ground: RGB, in look: Look
  ) {
    func mix(_ color: Color) -> Mixture { look.mixture(of: color, over: ground) }
    let depth = look.depth
    self.look = look
    self.ground = ground
    self.opacity = paint.opacity * opacity
    level = paint.level
    hasBands = look.hasBands(paint)
    let stops =
      (paint.fill.gradient?.stops ?? paint.fill.colors.map { .init(color: $0, location: 0) })
      .map { Stop(location: $0.location, mixture: mix($0.color)) }
    let hasSteps = depth == .direct || depth == .palette256
    gradient = hasSteps ? GradientWay(paint.fill, isSameInRows: depth == .palette256) : nil
    self.stops =
      hasBands
      ? stops.bands
      : hasSteps ? stops : stops.max { $0.readability < $1.readability }.map { [$0] } ?? []
  }

  /// How far along its colours a place lies in a rectangle of a size, whose sides count as 1 there.
  func way(to position: UnitPoint, in size: Size) -> Double {
    gradient?.share(of: position, in: size) ?? 0
  }

  func color(at way: Double) -> RGB {
    let mixed = mixture(at: way)
    let color = ground.mixed(with: mixed.color, mixed.alpha * opacity)
    guard level > 0 else { return look.filtered(color) }
    return look.filtered(color.receding(towards: ground, level, by: look.recession))
  }

  private func mixture(at way: Double) -> Mixture {
    guard let first = stops.first, let last = stops.last else {
      return Mixture(color: ground, alpha: 0)
    }
    if hasBands {
      let band = way > 0 ? Int(min(way, 1) * Double(stops.count)) : 0
      return stops[min(band, stops.count - 1)].mixture
    }
    guard let next = stops.firstIndex(where: { $0.location >= way }) else { return last.mixture }
    guard next > 0 else { return first.mixture }
    let before = stops[next - 1]
    let distance = stops[next].location - before.location
    let share = distance > 0 ? (way - before.location) / distance : 1
    return before.mixture.stepped(to: stops[next].mixture, share)
  }
}

extension [Swatch.Stop] {
  /// The stops without those that would only repeat the one before.
  fileprivate var bands: [Swatch.Stop] {
    reduce(into: []) { bands, stop in
      if bands.last?.mixture.color != stop.mixture.color { bands.append(stop) }
    }
  }
}
