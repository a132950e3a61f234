/// The treatment of an image's colours in a tinted widget.
public struct WidgetAccentedRenderingMode: Hashable, Codable, Sendable {
  package var kind: Kind

  package enum Kind: String, Hashable, Codable, Sendable {
    case accented, accentedDesaturated, desaturated, fullColor
  }

  /// Belongs to the accented part.
  public static let accented = WidgetAccentedRenderingMode(kind: .accented)
  /// Belongs to the accented part; darker colours are more transparent.
  public static let accentedDesaturated = WidgetAccentedRenderingMode(kind: .accentedDesaturated)
  /// Belongs to the other part; darker colours are more transparent.
  public static let desaturated = WidgetAccentedRenderingMode(kind: .desaturated)
  /// Keeps its colours.
  public static let fullColor = WidgetAccentedRenderingMode(kind: .fullColor)

  package var isAccented: Bool { kind == .accented || kind == .accentedDesaturated }
}
