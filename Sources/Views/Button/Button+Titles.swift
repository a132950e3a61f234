public import WidgetIntents

extension Button where Label == Text {
  public init(_ title: LocalizedStringKey, role: ButtonRole? = nil, intent: some AppIntent) {
    self.init(role: role, intent: intent) { Text(title) }
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, role: ButtonRole? = nil, intent: some AppIntent) {
    self.init(role: role, intent: intent) { Text(title) }
  }
}

extension Button where Label == Views.Label<Text, Image> {
  public init(
    _ title: LocalizedStringKey, systemImage name: String, role: ButtonRole? = nil,
    intent: some AppIntent
  ) {
    self.init(role: role, intent: intent) { Views.Label(title, systemImage: name) }
  }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage name: String, role: ButtonRole? = nil,
    intent: some AppIntent
  ) {
    self.init(role: role, intent: intent) { Views.Label(title, systemImage: name) }
  }
}
