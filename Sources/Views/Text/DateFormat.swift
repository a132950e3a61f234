/// The fields of a date that a text shows, in the language's order.
public struct DateFormat: Hashable, Codable, Sendable {
  package var showsYear = false
  package var month: Month?
  package var showsDay = false
  package var weekday: Width?
  package var showsHour = false
  package var showsMinute = false
  package var showsSecond = false

  public enum Width: String, Hashable, Codable, Sendable {
    case abbreviated, wide
  }

  public enum Month: String, Hashable, Codable, Sendable {
    case defaultDigits, abbreviated, wide
  }

  public static let dateTime = DateFormat()

  public func year() -> DateFormat { with { $0.showsYear = true } }
  public func month(_ width: Month = .abbreviated) -> DateFormat { with { $0.month = width } }
  public func day() -> DateFormat { with { $0.showsDay = true } }
  public func weekday(_ width: Width = .abbreviated) -> DateFormat { with { $0.weekday = width } }
  public func hour() -> DateFormat { with { $0.showsHour = true } }
  public func minute() -> DateFormat { with { $0.showsMinute = true } }
  public func second() -> DateFormat { with { $0.showsSecond = true } }

  private func with(_ change: (inout DateFormat) -> Void) -> DateFormat {
    var format = self
    change(&format)
    return format
  }
}
