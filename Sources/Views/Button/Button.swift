public import WidgetIntents

/// A view that performs an intent when pressed, in the current button style.
public struct Button<Label: View>: View {
  private let role: ButtonRole?
  private let intent: any AppIntent
  private let label: Label

  public init(
    role: ButtonRole? = nil, intent: some AppIntent, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.intent = intent
    self.label = label()
  }

  public static func _archive(_ view: Self, into archive: inout Archive) {
    let body = archive.environment.buttonStyle.makeBody(
      configuration: ButtonStyleConfiguration(role: view.role, label: AnyView(view.label)))
    let child = archive.controlLook(of: AnyView(body))
    archive.add(
      .button(
        ButtonNode(
          intent: archive.reference(to: view.intent), identity: archive.identity,
          isEnabled: archive.environment.controlsAnswer, child: child)))
  }
}
