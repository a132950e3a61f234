/// What becomes of an image's colours in a widget of two colours.
public struct WidgetAccentedRenderingMode: Hashable, Codable, Sendable {
  package var kind: Kind

  package enum Kind: String, Hashable, Codable, Sendable {
    case accented, accentedDesaturated, desaturated, fullColor
  }

  /// It is one of the accented parts.
  public static let accented = WidgetAccentedRenderingMode(kind: .accented)
  /// It is one of the accented parts, and lets more through where it is darker.
  public static let accentedDesaturated = WidgetAccentedRenderingMode(kind: .accentedDesaturated)
  /// It is one of the other parts, and lets more through where it is darker.
  public static let desaturated = WidgetAccentedRenderingMode(kind: .desaturated)
  /// It keeps its colours.
  public static let fullColor = WidgetAccentedRenderingMode(kind: .fullColor)

  package var isAccented: Bool { kind == .accented || kind == .accentedDesaturated }
}
