public import FoundationEssentials

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
