public import FoundationEssentials

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
