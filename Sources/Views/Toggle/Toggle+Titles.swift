public import WidgetIntents

extension Toggle where Label == Text {
  public init(_ title: LocalizedStringKey, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, intent: intent) { Text(title) }
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, intent: intent) { Text(title) }
  }
}

extension Toggle where Label == Views.Label<Text, Image> {
  public init(
    _ title: LocalizedStringKey, systemImage name: String, isOn: Bool, intent: some AppIntent
  ) {
    self.init(isOn: isOn, intent: intent) { Views.Label(title, systemImage: name) }
  }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage name: String, isOn: Bool, intent: some AppIntent
  ) {
    self.init(isOn: isOn, intent: intent) { Views.Label(title, systemImage: name) }
  }
}
