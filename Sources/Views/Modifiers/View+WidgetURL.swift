public import FoundationEssentials

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
