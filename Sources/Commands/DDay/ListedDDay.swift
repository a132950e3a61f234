import Almanac
import DDays
import Store
import System

/// A D-Day in JSON output, with its count.
struct ListedDDay: Encodable {
  private let id: Int
  private let date: String
  private let days: Int
  private let text: String
  /// The next milestone and its date; nil if there is none.
  private let milestone: String?
  private let milestoneDate: String?
  /// The name of the calendar that it comes from; nil if it was added here.
  private let calendar: String?
  private let occasion: OccasionRecord

  private enum CodingKeys: String, CodingKey {
    case id, date, days, text, milestone, milestoneDate, calendar
  }

  init(_ dday: DDay, of calendar: String?, today: CivilDay, strings: StringTable) {
    let (occasion, day) = (dday.occasion, dday.occasion.day(seenFrom: today))
    let next = occasion.nextMilestone(onOrAfter: today)
    (id, date, days) = (dday.id.number, day.description, day.number - today.number)
    text = occasion.count(from: today).text(in: strings)
    milestone = next?.text(of: occasion, in: strings)
    milestoneDate = next?.day.description
    self.calendar = calendar
    self.occasion = OccasionRecord(occasion)
  }

  func encode(to encoder: any Encoder) throws {
    try occasion.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(date, forKey: .date)
    try container.encode(days, forKey: .days)
    try container.encode(text, forKey: .text)
    try container.encodeIfPresent(milestone, forKey: .milestone)
    try container.encodeIfPresent(milestoneDate, forKey: .milestoneDate)
    try container.encodeIfPresent(calendar, forKey: .calendar)
  }
}
