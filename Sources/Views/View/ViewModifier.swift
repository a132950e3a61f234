/// A change that can be applied to any view.
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = ModifierContent

  @ViewBuilder func body(content: Content) -> Body
}

/// The view to which a modifier is applied.
public struct ModifierContent: View {
  let view: any View

  public static func _archive(_ view: Self, into archive: inout Archive) {
    archive.add(view.view)
  }
}

extension View {
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View {
    modifier.body(content: ModifierContent(view: self))
  }
}
