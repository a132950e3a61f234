import System

/// A reason why a D-Day can't be stored or changed.
package enum DDayError: Error, Hashable, Sendable {
  /// The D-Day doesn't exist, or isn't where it should be.
  case gone(DDay.ID)
  /// A D-Day with this `uid` exists.
  case known
  case longText(Sort, limit: Int)
  case endsBeforeItStarts
  /// With these, there would be more than are allowed.
  case tooMany(most: Int)
  case tooManyGaps(limit: Int)
  case startsInGap
  /// Only its calendar, which is followed, can change or remove the D-Day.
  case followed(calendar: String)
  /// There is no followed calendar of this name or number.
  case calendarGone(String)
  /// Another followed calendar has this name.
  case calendarNamed(String)

  /// The text that is too long.
  package enum Sort: String, Hashable, Sendable {
    case title, group, note, uid, name
  }
}

extension DDayError {
  package var phrase: Phrase {
    switch self {
    case .gone(let id): Phrase("dday.error.gone %@", "\(id)")
    case .known: Phrase("dday.error.known")
    case .longText(let sort, let limit):
      Phrase(
        "dday.error.long.\(sort.rawValue) %lld %lld", "\(limit)",
        "\(limit * Bound.bytesOfCharacter)")
    case .endsBeforeItStarts: Phrase("dday.error.backwards")
    case .tooMany(let most): Phrase("dday.error.many %lld", "\(most)")
    case .tooManyGaps(let limit): Phrase("dday.error.gaps %lld", "\(limit)")
    case .startsInGap: Phrase("dday.error.gap-start")
    case .followed(let calendar): Phrase("dday.error.followed %@", calendar)
    case .calendarGone(let word): Phrase("dday.error.calendar-gone %@", word)
    case .calendarNamed(let name): Phrase("dday.error.calendar-named %@", name)
    }
  }
}
