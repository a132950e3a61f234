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

/// A symbol beside its title.
public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  public var body: some View {
    HStack {
      icon
      title
    }
  }
}

extension Label where Title == Text, Icon == Image {
  public init(_ title: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
}

/// The colouring of a symbol's layers.
public enum SymbolRenderingMode: String, Hashable, Codable, Sendable {
  case monochrome, hierarchical, palette, multicolor
}
