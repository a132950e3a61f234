public import FoundationEssentials

/// A view that opens a URL when pressed.
public struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label

  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  public static func _archive(_ view: Self, into archive: inout Archive) {
    archive.add(view.label) { .link(LinkNode(destination: view.destination, child: $0)) }
  }
}

extension Link where Label == Text {
  public init(_ title: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// A view that declares its widget's URL.
package struct WidgetURLView<Content: View>: View {
  let content: Content
  let url: URL?

  package static func _archive(_ view: Self, into archive: inout Archive) {
    archive.add(view.content)
    if let url = view.url { archive.declarations.declare(url) }
  }
}

extension View {
  public func widgetURL(_ url: URL?) -> some View {
    WidgetURLView(content: self, url: url)
  }
}
