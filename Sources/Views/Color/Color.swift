/// A colour by its meaning, its name or its parts; what it looks like is decided where it is shown.
public struct Color: Hashable, Codable, Sendable {
  package var source: Source
  package var alpha = 1.0
  /// How far it is on its way to white.
  package private(set) var lightness = 0.0

  package enum Source: Hashable, Codable, Sendable {
    case system(SystemColor)
    /// A named colour with a light and a dark value.
    case asset(String)
    /// Parts from 0 to 1.
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
    /// Each part is the brightness less what the hue's distance from it takes away.
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
