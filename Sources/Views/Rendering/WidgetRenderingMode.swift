/// The treatment of a widget's colours in the place that shows it.
public struct WidgetRenderingMode: Hashable, Sendable {
  package let kind: Kind

  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case fullColor, accented, vibrant
  }

  package init(_ kind: Kind) {
    self.kind = kind
  }

  /// In full colour.
  public static let fullColor = WidgetRenderingMode(.fullColor)
  /// In two colours: one for the accented part and one for the rest.
  public static let accented = WidgetRenderingMode(.accented)
  /// Without colours; brightness shows prominence.
  public static let vibrant = WidgetRenderingMode(.vibrant)
}

extension WidgetRenderingMode: CustomStringConvertible {
  public var description: String { kind.rawValue }
}
