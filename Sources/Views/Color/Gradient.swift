/// Colours and their positions along a line.
public struct Gradient: Hashable, Codable, Sendable {
  public var stops: [Stop]

  public struct Stop: Hashable, Codable, Sendable {
    public var color: Color
    public var location: Double

    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Evenly spaced colours from start to end.
  public init(colors: [Color]) {
    let last = Double(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / last) }
  }
}

extension Gradient: ShapeStyle {
  /// From top to bottom unless a direction is given.
  public func _paint(in environment: EnvironmentValues) -> AnyShapeStyle {
    AnyShapeStyle(Paint(LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)))
  }
}

/// The gradient of one colour, slightly lighter at the top.
public struct AnyGradient: Hashable, ShapeStyle {
  private let color: Color

  init(_ color: Color) {
    self.color = color
  }

  public func _paint(in environment: EnvironmentValues) -> AnyShapeStyle {
    AnyShapeStyle(
      Paint(
        LinearGradient(
          colors: [color.lightened(by: 0.22), color], startPoint: .top, endPoint: .bottom)))
  }
}

extension Color {
  public var gradient: AnyGradient { AnyGradient(self) }
}

/// A gradient along a line between two points of a rectangle.
public struct LinearGradient: Hashable, Codable, Sendable {
  package var gradient: Gradient
  package var startPoint: UnitPoint
  package var endPoint: UnitPoint

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

extension LinearGradient: View, ShapeStyle {
  public typealias Body = Never

  public static func _archive(_ view: LinearGradient, into archive: inout Archive) {
    archive.add(.fill(FillNode(paint: Paint(view))))
  }

  public func _paint(in environment: EnvironmentValues) -> AnyShapeStyle {
    AnyShapeStyle(Paint(self))
  }
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
}

/// A gradient outwards from a point, between two distances in points.
public struct RadialGradient: Hashable, Codable, Sendable {
  package var gradient: Gradient
  package var center: UnitPoint
  package var startRadius: Double
  package var endRadius: Double

  public init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.gradient = gradient
    self.center = center.storable
    self.startRadius = startRadius.storable
    self.endRadius = endRadius.storable
  }

  public init(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
}

extension RadialGradient: View, ShapeStyle {
  public typealias Body = Never

  public static func _archive(_ view: RadialGradient, into archive: inout Archive) {
    archive.add(.fill(FillNode(paint: Paint(.radial(view)))))
  }

  public func _paint(in environment: EnvironmentValues) -> AnyShapeStyle {
    AnyShapeStyle(Paint(.radial(self)))
  }
}

extension ShapeStyle where Self == RadialGradient {
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

/// A gradient around a point, clockwise from one angle to another.
public struct AngularGradient: Hashable, Codable, Sendable {
  package var gradient: Gradient
  package var center: UnitPoint
  package var startAngle: Angle
  package var endAngle: Angle

  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.gradient = gradient
    self.center = center.storable
    self.startAngle = startAngle.storable
    self.endAngle = endAngle.storable
  }

  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// A full circle from an angle.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
}

extension AngularGradient: View, ShapeStyle {
  public typealias Body = Never

  public static func _archive(_ view: AngularGradient, into archive: inout Archive) {
    archive.add(.fill(FillNode(paint: Paint(.angular(view)))))
  }

  public func _paint(in environment: EnvironmentValues) -> AnyShapeStyle {
    AnyShapeStyle(Paint(.angular(self)))
  }
}

extension ShapeStyle where Self == AngularGradient {
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(
      colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  public static func conicGradient(
    colors: [Color], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }
}

/// A gradient outwards from a point, between two fractions of the sides.
public struct EllipticalGradient: Hashable, Codable, Sendable {
  package var gradient: Gradient
  package var center: UnitPoint
  package var startRadiusFraction: Double
  package var endRadiusFraction: Double

  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center.storable
    self.startRadiusFraction = startRadiusFraction.storable
    self.endRadiusFraction = endRadiusFraction.storable
  }

  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
}

extension EllipticalGradient: View, ShapeStyle {
  public typealias Body = Never

  public static func _archive(_ view: EllipticalGradient, into archive: inout Archive) {
    archive.add(.fill(FillNode(paint: Paint(.elliptical(view)))))
  }

  public func _paint(in environment: EnvironmentValues) -> AnyShapeStyle {
    AnyShapeStyle(Paint(.elliptical(self)))
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}
