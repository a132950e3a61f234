/// How a place treats a widget's colours.
public struct WidgetRenderingMode: Hashable, Codable, Sendable {
  package let kind: Kind

  package enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
    case fullColor, accented, vibrant
  }

  package init(_ kind: Kind) {
    self.kind = kind
  }

  /// Shows the widget's own colours.
  public static let fullColor = WidgetRenderingMode(.fullColor)
  /// Shows two colours, one for the accented parts and one for the rest.
  public static let accented = WidgetRenderingMode(.accented)
  /// Shows brightness by prominence instead of colours.
  public static let vibrant = WidgetRenderingMode(.vibrant)
}

extension WidgetRenderingMode: CustomStringConvertible {
  public var description: String { kind.rawValue }
}
