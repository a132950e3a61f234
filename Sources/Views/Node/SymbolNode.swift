/// A symbol by its system name.
package struct SymbolNode: Hashable, Codable, Sendable {
  package var name: String
  package var font: Font
  package var paint: Paint
  package var renderingMode: SymbolRenderingMode
  package var transition: ContentTransition
  package var accentedRenderingMode: WidgetAccentedRenderingMode?
  /// Whether a placeholder is shown instead.
  package var isRedacted: Bool
}
