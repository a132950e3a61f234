/// The parts of a button for a style to show.
public struct ButtonStyleConfiguration {
  public typealias Label = AnyView

  public let role: ButtonRole?
  public let label: Label

  /// Always false: a widget's button doesn't stay pressed.
  public var isPressed: Bool { false }
}
