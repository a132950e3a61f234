/// How far something has come, in the style of the surroundings.
///
/// Nothing of a widget moves by itself but with the time, so that where it is not known how far it
/// has come, only the label is shown.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let configuration: ProgressViewStyleConfiguration

  init(_ share: MeterShare?, label: Label?, current: CurrentValueLabel?) {
    configuration = ProgressViewStyleConfiguration(
      share: share, label: label.map { AnyView($0) },
      currentValueLabel: current.map { AnyView($0) })
  }

  /// The progress that a style is to show, in the usual style.
  public init(_ configuration: ProgressViewStyleConfiguration)
  where Label == AnyView, CurrentValueLabel == AnyView {
    self.configuration = configuration
  }

  public static func _archive(_ view: Self, into archive: inout Archive) {
    func body(in style: some ProgressViewStyle) -> AnyView {
      AnyView(style.makeBody(configuration: view.configuration))
    }
    let body = body(in: archive.environment.progressViewStyle)
    archive.changing(\.progressViewStyle, { $0 = DefaultProgressViewStyle() }) { $0.add(body) }
  }
}
