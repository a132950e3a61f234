public import FoundationEssentials

/// The look of progress views.
public protocol ProgressViewStyle: Sendable {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
  public func progressViewStyle(_ style: some ProgressViewStyle) -> some View {
    transformEnvironment(\.progressViewStyle) { $0 = style }
  }
}

/// The default style: a bar.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LinearProgressViewStyle().makeBody(configuration: configuration)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// A bar that fills with the progress, between its label above and its value below.
public struct LinearProgressViewStyle: ProgressViewStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      configuration.label
      if let share = configuration.share {
        Meter(form: .bar, share: share, isTold: configuration.currentValueLabel != nil)
        configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
      }
    }
    .lineLimit(1)
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

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

extension ProgressView {
  /// Creates a progress view that runs between two dates, with a text that counts along.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      .timed(timerInterval, countsDown: countsDown), label: label(), current: currentValueLabel())
  }

  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == Text {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      Text(timerInterval: timerInterval, countsDown: countsDown)
    }
  }

  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView, CurrentValueLabel == Text {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public init() where Label == EmptyView {
    self.init(nil, label: nil, current: nil)
  }

  public init(@ViewBuilder label: () -> Label) {
    self.init(nil, label: label(), current: nil)
  }

  public init(_ title: LocalizedStringKey) where Label == Text {
    self.init { Text(title) }
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol) where Label == Text {
    self.init { Text(title) }
  }

  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1.0)
  where Label == EmptyView {
    self.init(.progress(value, of: total), label: nil, current: nil)
  }

  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(.progress(value, of: total), label: label(), current: nil)
  }

  public init<Value: BinaryFloatingPoint>(
    _ title: LocalizedStringKey, value: Value?, total: Value = 1.0
  ) where Label == Text {
    self.init(value: value, total: total) { Text(title) }
  }

  @_disfavoredOverload
  public init<Value: BinaryFloatingPoint>(
    _ title: some StringProtocol, value: Value?, total: Value = 1.0
  ) where Label == Text {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView {
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(.progress(value, of: total), label: label(), current: currentValueLabel())
  }
}

extension MeterShare {
  /// The share done; nil if the value is unknown, 0 if the total is 0.
  fileprivate static func progress<Value: BinaryFloatingPoint>(
    _ value: Value?, of total: Value
  ) -> MeterShare? {
    value.map { total > 0 ? .fixed($0, in: 0...total) : .fixed(0) }
  }
}

/// The parts of a progress view for a style to show.
public struct ProgressViewStyleConfiguration {
  public typealias Label = AnyView
  public typealias CurrentValueLabel = AnyView

  let share: MeterShare?
  public let label: Label?
  public let currentValueLabel: CurrentValueLabel?

  /// The share done, from 0 to 1; nil if it is unknown or changes with time.
  public var fractionCompleted: Double? { share?.fraction }
}

/// A ring that fills with the progress, around its value and label.
public struct CircularProgressViewStyle: ProgressViewStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if let share = configuration.share {
      Meter(
        ring: .closedRing, share: share, value: configuration.currentValueLabel,
        caption: configuration.label)
    } else {
      configuration.label
    }
  }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
