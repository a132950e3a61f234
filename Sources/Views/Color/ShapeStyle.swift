/// A style that can paint shapes and text.
public protocol ShapeStyle: Sendable {
  func _paint(in environment: EnvironmentValues) -> AnyShapeStyle
}

extension Color: ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> AnyShapeStyle {
    AnyShapeStyle(Paint(self))
  }
}

extension ShapeStyle {
  func paint(in environment: EnvironmentValues) -> Paint { _paint(in: environment).paint }

  public func opacity(_ opacity: Double) -> some ShapeStyle {
    FadedShapeStyle(style: self, opacity: opacity)
  }
}

struct FadedShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let opacity: Double

  func _paint(in environment: EnvironmentValues) -> AnyShapeStyle {
    AnyShapeStyle(style.paint(in: environment).faded(by: opacity))
  }
}

/// A type-erased style.
public struct AnyShapeStyle: ShapeStyle {
  private let resolve: @Sendable (EnvironmentValues) -> Paint

  public init(_ style: some ShapeStyle) {
    resolve = { style.paint(in: $0) }
  }

  init(_ paint: Paint) {
    resolve = { _ in paint }
  }

  public func _paint(in environment: EnvironmentValues) -> AnyShapeStyle {
    AnyShapeStyle(resolve(environment))
  }

  var paint: Paint { resolve(EnvironmentValues()) }
}

/// The background of the current place.
public struct BackgroundStyle: ShapeStyle {
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> AnyShapeStyle {
    AnyShapeStyle(Paint(Color(.system(.background))))
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// Whether the content is light on dark or dark on light.
public enum ColorScheme: String, Hashable, Codable, Sendable, CaseIterable {
  case light, dark
}

/// A translucent shade over any background, at one of four levels of prominence.
public struct FillShapeStyle: ShapeStyle {
  private let opacity: Double

  init(opacity: Double) {
    self.opacity = opacity
  }

  public var secondary: FillShapeStyle { FillShapeStyle(opacity: 0.32) }
  public var tertiary: FillShapeStyle { FillShapeStyle(opacity: 0.24) }
  public var quaternary: FillShapeStyle { FillShapeStyle(opacity: 0.18) }

  public func _paint(in environment: EnvironmentValues) -> AnyShapeStyle {
    AnyShapeStyle(Paint(Color.gray.opacity(opacity)))
  }
}

extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle(opacity: 0.36) }
}

/// The current foreground.
public struct ForegroundStyle: ShapeStyle {
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> AnyShapeStyle {
    AnyShapeStyle(environment.foreground)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The current foreground at one of four levels of prominence.
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)

  public func _paint(in environment: EnvironmentValues) -> AnyShapeStyle {
    AnyShapeStyle(environment.foreground.atLevel(level))
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

/// The colours that every look knows.
package enum SystemColor: String, Hashable, Codable, Sendable, CaseIterable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  case white, gray, black, clear
  case primary, secondary, accent, background
}

/// The current tint.
public struct TintShapeStyle: ShapeStyle {
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> AnyShapeStyle {
    AnyShapeStyle(environment.tint ?? Paint(.accentColor))
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
