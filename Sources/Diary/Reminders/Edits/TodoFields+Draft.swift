import Almanac
import FoundationEssentials

extension TodoFields {
  /// A new line for a draft. A title that would look completed is preceded by the day.
  init(_ draft: ReminderDraft, on day: CivilDay, in zone: Zone) {
    let tags = Self.tags(of: draft, in: zone)
    let line = Array(([draft.cleanTitle] + tags).joined(separator: " ").utf8)
    let isMisread = TodoFields(line).isDone || TodoFields(line).priority != nil
    self.init(isMisread ? Array("\(day) ".utf8) + line : line)
    priority = draft.priority?.letter
  }

  /// The line with what a draft says, and with all else that it had. The title was shown as another.
  func edited(to draft: ReminderDraft, from title: String, in zone: Zone) -> TodoFields {
    var fields = self
    let isKept = draft.title == title
    var kept: [String] = []
    for word in words where isKept || isSilent(word) {
      guard Deadline(tag: word, in: .utc) == nil, Repetition(tag: word) == nil else { continue }
      guard keptPriority == nil || word.endIndex != text.endIndex else { continue }
      kept.append(String(decoding: word, as: UTF8.self))
    }
    let parts = (isKept ? [] : [draft.cleanTitle]) + kept + Self.tags(of: draft, in: zone)
    let mark = isDone ? draft.priority.map { ["pri:\($0)"] } ?? [] : []
    fields.text = Array((parts + mark).joined(separator: " ").utf8)[...]
    if !isDone { fields.priority = draft.priority?.letter }
    return fields
  }

  private static func tags(of draft: ReminderDraft, in zone: Zone) -> [String] {
    [
      draft.deadline.map { tag(for: $0, in: zone) },
      draft.repetition?.tag,
    ].compactMap(\.self)
  }
}

extension ReminderDraft {
  /// The title without tags that the draft has in fields of its own.
  var cleanTitle: String {
    let title = deadline == nil ? title : title.withoutDeadline
    return repetition == nil ? title : title.withoutRepetition
  }
}
