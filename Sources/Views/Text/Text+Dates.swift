public import FoundationEssentials

extension Text {
  /// A way to show a date; the last three count by themselves.
  public enum DateStyle: String, Hashable, Codable, Sendable {
    case date, time, relative, offset, timer
  }

  public init(_ date: Date, style: DateStyle) {
    self.init(.date(date, style: style))
  }

  public init(_ dates: ClosedRange<Date>) {
    self.init(.interval(from: dates.lowerBound, to: dates.upperBound))
  }

  public init(_ date: Date, format: DateFormat) {
    self.init(.formatted(date, format: format))
  }

  /// The current date, kept up to date.
  public init(_ source: TimeDataSource<Date>, format: DateFormat) {
    self.init(.formatted(nil, format: format))
  }

  /// A date relative to now, kept up to date.
  public init(_ source: TimeDataSource<Date>, format: SystemFormatStyle.DateReference) {
    self.init(.reference(format))
  }

  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      .timer(
        TextContent.Timer(
          from: timerInterval.lowerBound, to: timerInterval.upperBound, pause: pauseTime,
          countsDown: countsDown, showsHours: showsHours)))
  }
}

/// A value that changes with time.
public struct TimeDataSource<Value>: Sendable {}

extension TimeDataSource where Value == Date {
  public static var currentDate: TimeDataSource<Date> { TimeDataSource() }
}
