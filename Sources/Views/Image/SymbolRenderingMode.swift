/// The colouring of a symbol's layers.
public enum SymbolRenderingMode: String, Hashable, Codable, Sendable {
  case monochrome, hierarchical, palette, multicolor
}
