/// A colour by meaning, name or components; the place that shows it decides how it looks.
public struct Color: Hashable, Codable, Sendable {
  package var source: Source
  package var alpha = 1.0
  /// The amount of white mixed in, from 0 to 1.
  package private(set) var lightness = 0.0

  package enum Source: Hashable, Codable, Sendable {
    case system(SystemColor)
    /// A named colour with a light and a dark value.
    case asset(String)
    /// Components from 0 to 1.
    case parts(red: Double, green: Double, blue: Double)
  }

  package init(_ source: Source) {
    self.source = source
  }

  public init(_ name: String) {
    self.init(.asset(name))
  }

  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(.parts(red: red, green: green, blue: blue))
    alpha = opacity
  }

  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    /// A component: the brightness, reduced with the hue's distance from it.
    func part(_ shift: Double) -> Double {
      let position = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(position, 4 - position, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }

  func lightened(by lightness: Double) -> Color {
    var color = self
    color.lightness = lightness
    return color
  }

  public func opacity(_ opacity: Double) -> Color {
    var color = self
    color.alpha *= opacity
    return color
  }
}

extension Color: View {
  public typealias Body = Never

  public static func _archive(_ view: Color, into archive: inout Archive) {
    archive.add(.fill(FillNode(paint: Paint(view))))
  }
}
