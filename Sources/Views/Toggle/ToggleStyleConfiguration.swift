/// The parts of a toggle for a style to show.
public struct ToggleStyleConfiguration {
  public typealias Label = AnyView

  public let isOn: Bool
  public let label: Label

  /// Always false: a widget's toggle is either on or off.
  public var isMixed: Bool { false }
}
