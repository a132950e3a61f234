/// A value within a range, in the current gauge style.
public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: View {
  private let configuration: GaugeStyleConfiguration

  init<Value: BinaryFloatingPoint>(
    _ value: Value, in bounds: ClosedRange<Value>, label: Label, current: CurrentValueLabel?,
    minimum: BoundsLabel?, maximum: BoundsLabel?
  ) {
    configuration = GaugeStyleConfiguration(
      share: .fixed(value, in: bounds), label: AnyView(label),
      currentValueLabel: current.map { AnyView($0) },
      minimumValueLabel: minimum.map { AnyView($0) },
      maximumValueLabel: maximum.map { AnyView($0) })
  }

  public static func _archive(_ view: Self, into archive: inout Archive) {
    let body = archive.environment.gaugeStyle.makeBody(configuration: view.configuration)
    archive.changing(\.gaugeStyle, { $0 = DefaultGaugeStyle() }) { $0.add(AnyView(body)) }
  }
}
