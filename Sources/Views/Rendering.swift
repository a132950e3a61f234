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

extension View {
  /// Adds the view to its widget's accented part; views inside it can't opt out.
  public func widgetAccentable(_ accentable: Bool = true) -> some View {
    WrappedView(content: self) {
      accentable ? .accentable(AccentableNode(child: $0)) : $0
    }
  }
}

extension View {
  /// Keeps the colours of the view in every rendering mode, as a full-colour image does: for samples of
  /// colours.
  package func keepingColors() -> some View {
    WrappedView(content: self) { .accentable(AccentableNode(child: $0, keepsColors: true)) }
  }
}

extension Image {
  public func widgetAccentedRenderingMode(
    _ renderingMode: WidgetAccentedRenderingMode?
  ) -> some View {
    environment(\.accentedRenderingMode, renderingMode)
  }
}
