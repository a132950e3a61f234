import Almanac
import DDays
import Diary
package import Store
package import System
import Timelines
import WidgetIntents

/// What somebody sees who has just begun, instead of emptiness: reminders that introduce the program,
/// and the next holidays to count to.
struct Introduction: Sendable {
  private let words: LocalizedWords
  private let language: Language
  /// Whether the user's own file defines the Home Screen; such a user isn't new.
  private let isWritten: Bool

  private static let keys = ["choose", "keys", "add", "home"]

  /// That of the running program; nil if it introduces nothing.
  static var current: Introduction? {
    let dependencies = Dependencies.current
    guard let choice = try? dependencies.dependency(of: Choice.self), choice.isGiven,
      let words = try? dependencies.dependency(of: LocalizedWords.self),
      let language = try? dependencies.dependency(of: Language.self),
      let home = try? dependencies.dependency(of: HomeScreen.self)
    else { return nil }
    return Introduction(words: words, language: language, isWritten: home.isWritten)
  }

  /// Whether a program introduces itself.
  struct Choice: Sendable {
    let isGiven: Bool
  }

  /// The reminders as an untouched store would begin with them.
  func reminders(of book: ReminderBook) throws -> [ReminderItem] {
    isWritten ? [] : try book.introduction(Self.titles(in: words))
  }

  /// Keeps the reminders, which only an untouched store does.
  func keepReminders(in book: ReminderBook) throws {
    guard !isWritten else { return }
    try book.introduce(Self.titles(in: words), inNewList: words["reminders.list"])
  }

  /// A function that tells the next holidays from a day on, in a time zone.
  func holidays(in zone: Zone) -> (CivilDay) -> [HolidayOffer] {
    var years = HolidayYears(of: HolidayRegion(of: language, in: zone))
    return { today in HolidayOffer.next(from: today, in: &years) { words[$0] } }
  }

  fileprivate static func titles(in words: LocalizedWords) -> [String] {
    keys.map { words["reminders.introduction.\($0)"] }
  }
}

extension GalleryBundle {
  /// Keeps the reminders that introduce the program in a store that has never had a board or a list.
  package static func introduce(
    in change: borrowing Change, strings: StringTable
  ) throws {
    let words = LocalizedWords(strings)
    try change.introduce(
      Introduction.titles(in: words), inNewList: words["reminders.list"])
  }
}

/// The offer to tell the user of what is due, which pages make while nobody has chosen that.
package struct NotifyOffer: Sendable {
  /// Whether the user is told of nothing yet, and can be.
  let isOpen: Bool
  private let accept: @Sendable () throws -> Void

  package init(isOpen: Bool, _ accept: @escaping @Sendable () throws -> Void) {
    (self.isOpen, self.accept) = (isOpen, accept)
  }

  /// Has the terminal tell from now on.
  func take() throws { try accept() }

  static let none = NotifyOffer(isOpen: false) {}
}

/// Has the terminal tell the user of what is due from now on.
struct TakeNotifyOfferIntent: AppIntent {
  static let title: LocalizedStringResource = "notify.offer"

  @Dependency private var offer: NotifyOffer

  init() {}

  func perform() async throws -> some IntentResult {
    try offer.take()
    return .result()
  }
}
