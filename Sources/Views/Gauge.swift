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

extension Gauge {
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    self.init(value, in: bounds, label: label(), current: nil, minimum: nil, maximum: nil)
  }

  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    self.init(
      value, in: bounds, label: label(), current: currentValueLabel(), minimum: nil, maximum: nil)
  }

  /// Ignores the marked value labels: cells leave no room for them.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) where BoundsLabel == EmptyView {
    self.init(
      value, in: bounds, label: label(), current: currentValueLabel(), minimum: nil, maximum: nil)
  }

  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) where MarkedValueLabels == EmptyView {
    self.init(
      value, in: bounds, label: label(), current: currentValueLabel(),
      minimum: minimumValueLabel(), maximum: maximumValueLabel())
  }

  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value, in: bounds, label: label(), current: currentValueLabel(),
      minimum: minimumValueLabel(), maximum: maximumValueLabel())
  }
}

/// The look of gauges.
public protocol GaugeStyle: Sendable {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
  public func gaugeStyle(_ style: some GaugeStyle) -> some View {
    transformEnvironment(\.gaugeStyle) { $0 = style }
  }
}

/// The parts of a gauge for a style to show.
public struct GaugeStyleConfiguration {
  public typealias Label = AnyView
  public typealias CurrentValueLabel = AnyView
  public typealias MinimumValueLabel = AnyView
  public typealias MaximumValueLabel = AnyView

  let share: MeterShare
  public let label: Label
  public let currentValueLabel: CurrentValueLabel?
  public let minimumValueLabel: MinimumValueLabel?
  public let maximumValueLabel: MaximumValueLabel?

  /// The value's position in its range, from 0 to 1.
  public var value: Double { share.fraction ?? 0 }
}

/// A gauge as a bar, with as many labels as fit.
struct LinearGauge: View {
  let configuration: GaugeStyleConfiguration
  let form: MeterForm
  let isPlain: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if form == .bar { configuration.label }
      HStack {
        configuration.minimumValueLabel
        Meter(
          form: form, share: configuration.share, isPlain: isPlain,
          isTold: configuration.currentValueLabel != nil)
        configuration.maximumValueLabel
      }
      if form == .bar {
        configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
      }
    }
    .lineLimit(1)
  }
}

/// The default style: a bar below its label.
public struct DefaultGaugeStyle: GaugeStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// A bar that fills with the value, between its label above and its value below.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration, form: .bar, isPlain: false)
  }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

/// A closed ring that fills with the value, which is shown inside.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Meter(
      ring: .closedRing, share: configuration.share, isPlain: true,
      value: configuration.currentValueLabel, caption: configuration.label)
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

/// An open ring that fills with the value, which is shown inside; the bounds are at the bottom.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    let hasBounds = configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil
    return Meter(
      ring: .ring(gap: hasBounds ? 1 / 3 : 1 / 4), share: configuration.share, isPlain: true,
      value: configuration.currentValueLabel, caption: hasBounds ? nil : configuration.label,
      foot: hasBounds ? AnyView(Foot(configuration: configuration)) : nil)
  }

  /// The two bounds, each below its end of the ring.
  private struct Foot: View {
    let configuration: Configuration

    var body: some View {
      HStack(spacing: 0) {
        configuration.minimumValueLabel
        Spacer()
        configuration.maximumValueLabel
      }
      .lineLimit(1)
    }
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

/// A bar that fills with the value, in the foreground colour.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration, form: .bar, isPlain: true)
  }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

/// A bar with a mark at the value, between its bounds.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration, form: .markedBar, isPlain: true)
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
