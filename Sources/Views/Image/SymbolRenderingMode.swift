/// How the layers of a symbol are coloured.
public enum SymbolRenderingMode: String, Hashable, Codable, Sendable {
  case monochrome, hierarchical, palette, multicolor
}
