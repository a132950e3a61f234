public import FoundationEssentials

extension Text {
  /// How a date is put into words; the last three count by themselves.
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

  /// The present, kept up as it goes on.
  public init(_ source: TimeDataSource<Date>, format: DateFormat) {
    self.init(.formatted(nil, format: format))
  }

  /// A date as one speaks of it at present, kept up as the time goes on.
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

/// A value that goes on with the time.
public struct TimeDataSource<Value>: Sendable {}

extension TimeDataSource where Value == Date {
  public static var currentDate: TimeDataSource<Date> { TimeDataSource() }
}
