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

extension Color {
  public static let red = Color(.system(.red))
  public static let orange = Color(.system(.orange))
  public static let yellow = Color(.system(.yellow))
  public static let green = Color(.system(.green))
  public static let mint = Color(.system(.mint))
  public static let teal = Color(.system(.teal))
  public static let cyan = Color(.system(.cyan))
  public static let blue = Color(.system(.blue))
  public static let indigo = Color(.system(.indigo))
  public static let purple = Color(.system(.purple))
  public static let pink = Color(.system(.pink))
  public static let brown = Color(.system(.brown))
  public static let white = Color(.system(.white))
  public static let gray = Color(.system(.gray))
  public static let black = Color(.system(.black))
  public static let clear = Color(.system(.clear))
  public static let primary = Color(.system(.primary))
  public static let secondary = Color(.system(.secondary))
  public static let accentColor = Color(.system(.accent))
}

extension ShapeStyle where Self == Color {
  public static var red: Color { Color.red }
  public static var orange: Color { Color.orange }
  public static var yellow: Color { Color.yellow }
  public static var green: Color { Color.green }
  public static var mint: Color { Color.mint }
  public static var teal: Color { Color.teal }
  public static var cyan: Color { Color.cyan }
  public static var blue: Color { Color.blue }
  public static var indigo: Color { Color.indigo }
  public static var purple: Color { Color.purple }
  public static var pink: Color { Color.pink }
  public static var brown: Color { Color.brown }
  public static var white: Color { Color.white }
  public static var gray: Color { Color.gray }
  public static var black: Color { Color.black }
  public static var clear: Color { Color.clear }
}
