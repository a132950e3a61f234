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
