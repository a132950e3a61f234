public import FoundationEssentials

/// When a provider wants to be asked again.
public struct TimelineReloadPolicy: Hashable, Sendable {
  package enum Moment: Hashable, Sendable {
    case atEnd
    case after(Date)
    case never
  }

  package let moment: Moment

  /// Reloads after the last entry's date.
  public static let atEnd = TimelineReloadPolicy(moment: .atEnd)

  /// Reloads no earlier than a date, which may lie before or after the last entry's.
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(moment: .after(date))
  }

  /// Reloads only on request.
  public static let never = TimelineReloadPolicy(moment: .never)
}
