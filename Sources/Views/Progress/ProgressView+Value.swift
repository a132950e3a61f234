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
