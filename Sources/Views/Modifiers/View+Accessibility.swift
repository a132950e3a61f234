/// A view that is read out with a label of its own.
package struct LabelledView<Content: View>: View {
  let content: Content
  let label: Text

  package static func _archive(_ view: Self, into archive: inout Archive) {
    let text = view.label.node(in: archive.environment)
    archive.add(view.content) { .label(LabelNode(text: text, child: $0)) }
  }
}

extension View {
  public func accessibilityLabel(_ label: Text) -> some View {
    LabelledView(content: self, label: label)
  }

  public func accessibilityLabel(_ key: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(key))
  }

  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol) -> some View {
    accessibilityLabel(Text(label))
  }
}
