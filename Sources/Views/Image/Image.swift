/// A symbol by its system name, in the size of the surrounding text.
public struct Image: View {
  package let name: String

  public init(systemName: String) {
    name = systemName
  }

  public static func _archive(_ view: Image, into archive: inout Archive) {
    let environment = archive.environment
    archive.add(
      .symbol(
        SymbolNode(
          name: view.name,
          font: environment.resolvedFont,
          paint: environment.foreground,
          renderingMode: environment.symbolRenderingMode ?? .monochrome,
          transition: environment.contentTransition,
          accentedRenderingMode: environment.accentedRenderingMode,
          redaction: environment.redaction)))
  }
}
