/// The progress of a task, in the current style.
///
/// Nothing in a widget moves except with time, so unknown progress shows only its label.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let configuration: ProgressViewStyleConfiguration

  init(_ share: MeterShare?, label: Label?, current: CurrentValueLabel?) {
    configuration = ProgressViewStyleConfiguration(
      share: share, label: label.map { AnyView($0) },
      currentValueLabel: current.map { AnyView($0) })
  }

  /// Creates a progress view in the default style, for use inside another style.
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
