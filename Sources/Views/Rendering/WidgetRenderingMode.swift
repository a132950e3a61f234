/// How the colours of a widget are treated in the place where it stands.
public struct WidgetRenderingMode: Hashable, Codable, Sendable {
  package let kind: Kind

  package enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
    case fullColor, accented, vibrant
  }

  package init(_ kind: Kind) {
    self.kind = kind
  }

  /// In the colours that it has.
  public static let fullColor = WidgetRenderingMode(.fullColor)
  /// In two colours, one for its accented parts and one for all others.
  public static let accented = WidgetRenderingMode(.accented)
  /// Without colours, in brightness by prominence.
  public static let vibrant = WidgetRenderingMode(.vibrant)
}

extension WidgetRenderingMode: CustomStringConvertible {
  public var description: String { kind.rawValue }
}
