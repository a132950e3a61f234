import Foundation
import WidgetIntents

/// An intent with a parameter of each kind.
struct Trip: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Trip"
  static let description: IntentDescription = "Where to, and how."

  @Parameter(title: "Where to", description: "The place to be shown", default: .busan)
  var city: City

  @Parameter(title: "By night", default: true)
  var isByNight: Bool

  @Parameter(title: "Travellers", default: 2)
  var travellers: Int

  @Parameter(title: "Pace", default: 1)
  var pace: Double

  @Parameter(title: "Note", default: "없음")
  var note: String

  @Parameter(title: "Start", default: Date(timeIntervalSince1970: 1_795_221_660))
  var start: Date

  @Parameter(title: "Way back")
  var wayBack: Date?

  @Parameter(title: "Stop")
  var stop: City?

  var isNoParameter = true
}

enum City: String, AppEnum {
  case seoul
  case busan
  case jeju

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "City"
  static let caseDisplayRepresentations: [City: DisplayRepresentation] = [
    .seoul: "서울", .busan: DisplayRepresentation(title: "부산", subtitle: "by the sea"),
  ]
}
