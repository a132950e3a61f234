public import WidgetIntents

/// A view that is on or off and performs an intent when pressed, in the current toggle style.
public struct Toggle<Label: View>: View {
  private let isOn: Bool
  private let intent: any AppIntent
  private let label: Label

  public init(isOn: Bool, intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.intent = intent
    self.label = label()
  }

  public static func _archive(_ view: Self, into archive: inout Archive) {
    let style = archive.environment.toggleStyle
    func look(isOn: Bool) -> AnyView {
      AnyView(
        style.makeBody(
          configuration: ToggleStyleConfiguration(isOn: isOn, label: AnyView(view.label))))
    }
    let off = archive.controlLook(of: look(isOn: false))
    let on = archive.declaringNothing { $0.controlLook(of: look(isOn: true)) }
    archive.add(
      .toggle(
        ToggleNode(
          intent: archive.reference(to: view.intent), identity: archive.identity, isOn: view.isOn,
          isEnabled: archive.environment.controlsAnswer, off: off, on: on)))
  }
}
