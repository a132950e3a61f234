/// What a style shows of a toggle.
public struct ToggleStyleConfiguration {
  public typealias Label = AnyView

  public let isOn: Bool
  public let label: Label

  /// A widget's toggle is on or off as a whole.
  public var isMixed: Bool { false }
}
