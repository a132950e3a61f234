/// A symbol by its system name.
package struct SymbolNode: Hashable, Codable, Sendable {
  package var name: String
  package var font: Font
  package var paint: Paint
  package var renderingMode: SymbolRenderingMode
  package var transition: ContentTransition
  package var accentedRenderingMode: WidgetAccentedRenderingMode?
  /// Whether only its place is shown.
  package var isRedacted: Bool
}
