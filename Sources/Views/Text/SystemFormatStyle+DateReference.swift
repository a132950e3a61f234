public import FoundationEssentials

extension SystemFormatStyle {
  /// A date by its distance from the present, "5 min ago", or by its own fields if it is far.
  public struct DateReference: Hashable, Codable, Sendable {
    package let date: Date
    /// Without an order a set would be stored in another way each time.
    package let allowedFields: [Field]
    package let maxFieldCount: Int
    package let thresholdField: Field

    public enum Field: String, Hashable, Codable, Sendable, CaseIterable {
      case year, month, day, hour, minute, second
    }

    /// The distance is written in the largest of the allowed fields; from one unit above the
    /// threshold on, some of the date's own fields are written.
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
