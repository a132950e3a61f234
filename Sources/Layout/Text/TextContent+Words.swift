import Almanac
import Cells
import FoundationEssentials
import Views

extension TextContent {
  /// The text of the content, and the date at which it changes.
  func words(in surroundings: Surroundings) -> DateText {
    let dates = surroundings.dates
    let now = surroundings.date
    return switch self {
    case .verbatim(let text): DateText(text)
    case .symbol(let name):
      DateText(surroundings.symbols.glyph(named: name, in: surroundings.glyphs).description)
    case .date(let date, let style): dates.text(of: date, style.written, at: now)
    case .interval(let from, let to): DateText(dates.text(of: from.through(to)))
    case .timer(let timer): dates.text(of: timer.span, at: now)
    case .formatted(let date?, let format): DateText(dates.text(of: date, format.fields))
    case .formatted(nil, let format): dates.text(ofNow: now, format.fields)
    case .reference(let reference): dates.text(of: reference.written, at: now)
    }
  }
}

extension TextContent.Timer {
  fileprivate var span: TimerSpan {
    TimerSpan(
      interval: from.through(to), pauseTime: pause, countsDown: countsDown,
      showsHours: showsHours)
  }
}

extension Date {
  /// The interval to a later date; empty if the date is earlier or NaN.
  fileprivate func through(_ end: Date) -> ClosedRange<Date> {
    ClosedRange(uncheckedBounds: (self, self <= end ? end : self))
  }
}

extension Text.DateStyle {
  fileprivate var written: DateStyle {
    switch self {
    case .date: .date
    case .time: .time
    case .relative: .relative
    case .offset: .offset
    case .timer: .timer
    }
  }
}

extension SystemFormatStyle.DateReference {
  fileprivate var written: DateReference {
    DateReference(
      to: date, units: allowedFields.map(\.unit), threshold: thresholdField.unit,
      fieldCount: maxFieldCount)
  }
}

extension SystemFormatStyle.DateReference.Field {
  fileprivate var unit: LengthUnit {
    switch self {
    case .year: .year
    case .month: .month
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }
}

extension DateFormat {
  fileprivate var fields: DateFields {
    DateFields(
      weekday: weekday.map { $0 == .wide ? .wide : .abbreviated },
      month: month.map { month in
        switch month {
        case .defaultDigits: .digits
        case .abbreviated: .abbreviated
        case .wide: .wide
        }
      },
      day: showsDay, year: showsYear, hour: showsHour, minute: showsMinute,
      second: showsSecond, hidesPeriod: hidesPeriod)
  }
}
