import DDays
import WidgetIntents

/// A D-Day as users choose it: by number or title.
struct DDayEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "dday.configuration.day"
  static let defaultQuery = DDayQuery()

  let id: String
  /// Nil if there is no such D-Day.
  let dday: DDay?

  var _isThere: Bool { dday != nil }

  var displayRepresentation: DisplayRepresentation {
    let title = dday.map { $0.occasion.isUntitled ? "" : $0.occasion.title } ?? id
    return DisplayRepresentation(
      title: title.isEmpty ? "dday.untitled" : LocalizedStringResource(title))
  }
}
