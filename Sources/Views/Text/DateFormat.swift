public import FoundationEssentials

/// The fields of a date that a text shows, in the language's order.
public struct DateFormat: Hashable, Codable, Sendable {
  package var showsYear = false
  package var month: Month?
  package var showsDay = false
  package var weekday: Width?
  package var showsHour = false
  /// Whether hours run to 24 or twice to 12; nil for what is usual on the screen.
  package var is24Hour: Bool?
  /// Whether an hour from 1 to 12 is shown without saying which half of the day it is in.
  package var hidesPeriod = false
  /// Whether the hour is written as in a sentence.
  package var isConversational = false
  package var showsMinute = false
  package var showsSecond = false

  public enum Width: String, Hashable, Codable, Sendable {
    case abbreviated, wide
  }

  public enum Month: String, Hashable, Codable, Sendable {
    case defaultDigits, abbreviated, wide
  }

  /// The digits of an hour, with or without AM or PM.
  public struct Hour: Hashable, Sendable {
    let hidesPeriod: Bool
    let isConversational: Bool

    public enum PeriodStyle: Hashable, Sendable {
      case omitted, abbreviated
    }

    public static func defaultDigits(amPM: PeriodStyle) -> Hour {
      Hour(hidesPeriod: amPM == .omitted, isConversational: false)
    }

    public static func conversationalDefaultDigits(amPM: PeriodStyle) -> Hour {
      Hour(hidesPeriod: amPM == .omitted, isConversational: true)
    }
  }

  public static let dateTime = DateFormat()

  public func year() -> DateFormat { with { $0.showsYear = true } }
  public func month(_ width: Month = .abbreviated) -> DateFormat { with { $0.month = width } }
  public func day() -> DateFormat { with { $0.showsDay = true } }
  public func weekday(_ width: Width = .abbreviated) -> DateFormat { with { $0.weekday = width } }
  public func hour(_ hour: Hour = .defaultDigits(amPM: .abbreviated)) -> DateFormat {
    with {
      ($0.showsHour, $0.hidesPeriod) = (true, hour.hidesPeriod)
      $0.isConversational = hour.isConversational
    }
  }
  public func minute() -> DateFormat { with { $0.showsMinute = true } }
  public func second() -> DateFormat { with { $0.showsSecond = true } }

  private func with(_ change: (inout DateFormat) -> Void) -> DateFormat {
    var format = self
    change(&format)
    return format
  }
}

/// The system's formats for values that change with time.
public enum SystemFormatStyle {}

extension SystemFormatStyle {
  /// A date as its distance from now, "5 min ago", or by its own fields if it is far away.
  public struct DateReference: Hashable, Codable, Sendable {
    package let date: Date
    /// An array, because a set would be encoded in a different order each time.
    package let allowedFields: [Field]
    package let maxFieldCount: Int
    package let thresholdField: Field

    public enum Field: String, Hashable, Codable, Sendable, CaseIterable {
      case year, month, day, hour, minute, second
    }

    /// Shows the distance in the largest allowed field. From one unit above the threshold on, shows
    /// up to `maxFieldCount` of the date's own fields.
    public init(
      to date: Date, allowedFields: Set<Field> = [.year, .month, .day, .hour, .minute],
      maxFieldCount: Int = 2, thresholdField: Field = .day
    ) {
      self.date = date
      self.allowedFields = Field.allCases.filter(allowedFields.contains)
      self.maxFieldCount = maxFieldCount
      self.thresholdField = thresholdField
    }
  }
}

extension SystemFormatStyle.DateReference {
  public static func reference(
    to date: Date, allowedFields: Set<Field> = [.year, .month, .day, .hour, .minute],
    maxFieldCount: Int = 2, thresholdField: Field = .day
  ) -> SystemFormatStyle.DateReference {
    SystemFormatStyle.DateReference(
      to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount,
      thresholdField: thresholdField)
  }
}
