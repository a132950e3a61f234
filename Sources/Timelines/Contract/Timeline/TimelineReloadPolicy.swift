public import FoundationEssentials

/// When a provider wants to be asked again.
public struct TimelineReloadPolicy: Hashable, Sendable {
  package enum Moment: Hashable, Sendable {
    case atEnd
    case after(Date)
    case never
  }

  package let moment: Moment

  /// Once the last entry's date has passed.
  public static let atEnd = TimelineReloadPolicy(moment: .atEnd)

  /// Not before a date, which may lie before or after the last entry.
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(moment: .after(date))
  }

  /// Only if somebody asks for it.
  public static let never = TimelineReloadPolicy(moment: .never)
}
