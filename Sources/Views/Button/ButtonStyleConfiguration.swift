/// What a style shows of a button.
public struct ButtonStyleConfiguration {
  public typealias Label = AnyView

  public let role: ButtonRole?
  public let label: Label

  /// A widget's button doesn't stay pressed.
  public var isPressed: Bool { false }
}
