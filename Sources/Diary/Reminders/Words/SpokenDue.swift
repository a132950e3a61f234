package import Almanac
import DDays
package import FoundationEssentials

/// A due time in words: `14:00`, `tomorrow 9:00`, `모레 오후 2시`, `every friday 6pm`, `in 2 hours`,
/// `매년 추석`.
package struct SpokenDue: Hashable, Sendable {
  package let deadline: Deadline
  /// When it comes again; nil if it doesn't.
  package let repetition: Repetition?

  /// Reads words at a date.
  package init(
    words: String, at date: Date, in zone: Zone,
    order: DateOrder = .dayFirst
  ) throws(DeadlineError) {
    let words = String(words.prefix(Self.mostCharacters + 1))
    let tokens = words.dueWords.map(\.text)
    guard words.count <= Self.mostCharacters, tokens.count <= DueReader.mostWords else {
      throw DeadlineError(words: words)
    }
    var reader = DueReader(tokens, at: date, in: zone, order: order)
    guard let due = reader.due(of: tokens.indices) else {
      throw DeadlineError(
        words: words,
        understood: Self.first(ofRange: words, at: date, in: zone) ?? reader.understoodPart)
    }
    self = due
  }

  /// The words for the first of several days; nil if there are none.
  private static func first(ofRange words: String, at date: Date, in zone: Zone) -> String? {
    do throws(SpokenDayError) {
      _ = try SpokenDay(words: words, today: zone.civil(at: date).day)
    } catch {
      if case .severalDays(_, let first) = error { return first }
    }
    return nil
  }

  init(deadline: Deadline, repetition: Repetition?) {
    (self.deadline, self.repetition) = (deadline, repetition)
  }

  private static let mostCharacters = 200
}
