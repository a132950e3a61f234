import Views
import Weather

/// The colours of temperatures as numbers large enough to have a gradient.
enum Heat {
  /// From a little warmer than a temperature, at the top, to a little colder.
  static func gradient(around temperature: Temperature) -> LinearGradient {
    LinearGradient(
      colors: [color(at: temperature.celsius + spread), color(at: temperature.celsius - spread)],
      startPoint: .top, endPoint: .bottom)
  }

  /// The colours from one temperature to another.
  static func gradient(from low: Temperature, to high: Temperature) -> Gradient {
    let between = stops.map(\.celsius).filter { low.celsius < $0 && $0 < high.celsius }
    return Gradient(colors: ([low.celsius] + between + [high.celsius]).map(color))
  }

  /// The colour at some degrees Celsius, mixed of its neighbours'.
  private static func color(at celsius: Double) -> Color {
    guard let next = stops.firstIndex(where: { $0.celsius > celsius }) else {
      return Color(stops[stops.count - 1].rgb)
    }
    guard next > 0 else { return Color(stops[0].rgb) }
    let (one, other) = (stops[next - 1], stops[next])
    let share = (celsius - one.celsius) / (other.celsius - one.celsius)
    return Color(one.rgb + (other.rgb - one.rgb) * share)
  }

  private static let spread = 5.0

  private static let stops: [(celsius: Double, rgb: SIMD3<Double>)] = [
    (-10, [0x7A, 0xA8, 0xFF]), (0, [0x64, 0xD2, 0xFF]), (8, [0x5F, 0xD6, 0xC4]),
    (15, [0x8F, 0xDC, 0x7A]), (21, [0xFF, 0xD6, 0x0A]), (27, [0xFF, 0x9F, 0x0A]),
    (34, [0xFF, 0x45, 0x3A]),
  ]
}

extension Color {
  /// Takes components up to 255.
  fileprivate init(_ rgb: SIMD3<Double>) {
    self.init(red: rgb.x / 255, green: rgb.y / 255, blue: rgb.z / 255)
  }
}
