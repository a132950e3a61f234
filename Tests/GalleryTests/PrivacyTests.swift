import Almanac
import System
import Diary
import FoundationEssentials
import Kit
import Testing
import Timelines
import Views

@testable import Gallery

/// Checks what is visible while the screen is locked.
struct PrivacyTests {
  private func words(_ view: some View, _ family: WidgetFamily) throws -> [String] {
    var environment = EnvironmentValues()
    environment.widgetFamily = family
    environment.redactionReasons = .privacy
    return Node(archiving: view, in: environment).openWords
  }

  @Test(arguments: [
    WidgetFamily.systemSmall, .systemMedium, .systemLarge, .accessoryCircular,
    .accessoryRectangular, .accessoryInline,
  ])
  func remindersSayNothing(_ family: WidgetFamily) throws {
    let date = Date(timeIntervalSince1970: 0)
    var late = try ReminderViewTests.day()
    late.fault = .file(.lineGone)
    for agenda in [try ReminderViewTests.day(), late, DayAgenda(), DayAgenda(doneCount: 2)] {
      #expect(
        try words(ReminderView(entry: ReminderEntry(date: date, agenda: agenda)), family) == [])
    }
  }

  /// Hides even whether anything was drunk.
  @Test(arguments: [
    WidgetFamily.systemSmall, .systemMedium, .accessoryCircular, .accessoryRectangular,
  ])
  func caffeineSaysNoNumber(_ family: WidgetFamily) throws {
    #expect(try words(CaffeineView(day: CaffeineViewTests.day()), family) == [])
  }

  /// Hides even the progress of the ring.
  @Test(arguments: [
    WidgetFamily.systemSmall, .accessoryCircular, .accessoryRectangular, .accessoryInline,
  ])
  func stepsSayNoNumber(_ family: WidgetFamily) throws {
    for week in StepsViewTests.weeks {
      let words = try words(StepsView(week: week), family)
      #expect(
        words.allSatisfy {
          $0.contains("steps.heading") || $0.contains("steps.unset") || $0 == "plus"
        }, "\(words)")
      if week != nil { #expect(words == []) }
    }
  }

  @Test(arguments: DDayViewTests.sizes.keys)
  func daysSayNothing(_ family: WidgetFamily) throws {
    let days = try DDayViewTests.family()
    for main in days {
      for aspect in DDayAspect.allCases {
        let scene = try DDayViewTests.scene(main, aspect, others: days)
        #expect(try words(DDayView(scene: scene), family) == [])
      }
    }
  }
}

extension Node {
  /// The visible text, and the shapes that reveal values.
  fileprivate var openWords: [String] {
    switch self {
    case .text(let text) where !text.isRedacted:
      text.runs.map { "\($0.content)" }.filter { !$0.contains("\"\"") }
    case .symbol(let symbol) where !symbol.isRedacted: [symbol.name]
    case .choice(let choice): choice.children.flatMap(\.openWords)
    default: children.flatMap(\.openWords)
    }
  }
}
