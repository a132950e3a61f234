/// A symbol by its system name.
package struct SymbolNode: Hashable, Codable, Sendable {
  package var name: String
  package var font: Font
  package var paint: Paint
  package var renderingMode: SymbolRenderingMode
  package var transition: ContentTransition
  package var accentedRenderingMode: WidgetAccentedRenderingMode?
  /// Why it isn't shown; nil if it is.
  package var redaction: Redaction?

  package var isRedacted: Bool { redaction != nil }
}
