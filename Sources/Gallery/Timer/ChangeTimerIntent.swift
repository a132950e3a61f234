import Diary
import FoundationEssentials
import Store
import Timelines
import WidgetIntents

/// What a button does with a timer.
enum TimerStep: String, AppEnum {
  case pause, resume, stop, extend

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "timer.step"
  static let caseDisplayRepresentations: [TimerStep: DisplayRepresentation] = [
    .pause: "timer.pause", .resume: "timer.resume", .stop: "timer.stop", .extend: "timer.extend",
  ]
}

/// Pauses, resumes, stops or extends a timer. One that is gone is left alone.
struct ChangeTimerIntent: AppIntent {
  static let title: LocalizedStringResource = "timer.change"

  @Parameter(title: "timer.timer")
  var timer: Int

  @Parameter(title: "timer.step", default: .stop)
  var step: TimerStep

  @Dependency private var store: Store
  @Dependency private var now: Now

  init() {}

  init(_ timer: StoredTimer.ID, _ step: TimerStep) {
    (self.timer, self.step) = (timer.number, step)
  }

  func perform() async throws -> some IntentResult {
    let (book, id) = (TimerBook(in: store), StoredTimer.ID(timer))
    do {
      switch step {
      case .pause: try book.pause(id, at: now.date)
      case .resume: try book.resume(id, at: now.date)
      case .stop: try book.stop(id)
      case .extend:
        if let minute = TimerLength(seconds: 60) { try book.extend(id, by: minute, at: now.date) }
      }
    } catch TimerError.gone {
      // Another dashboard was faster; the widget shows that with its next timeline.
    }
    return .result()
  }
}

/// Starts a timer of some minutes, or a stopwatch.
struct StartTimerIntent: AppIntent {
  static let title: LocalizedStringResource = "timer.start"

  /// Nil for a stopwatch.
  @Parameter(title: "timer.configuration.minutes")
  var minutes: Int?

  @Dependency private var store: Store
  @Dependency private var now: Now

  init() {}

  init(minutes: Int?) {
    self.minutes = minutes
  }

  func perform() async throws -> some IntentResult {
    let length = minutes.flatMap { TimerLength(seconds: Double($0) * 60) }
    try TimerBook(in: store).start(length, at: now.date)
    return .result()
  }
}

/// The widget's settings: the length of the user's own timer.
struct TimerIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "timer.configuration"
  static let description: IntentDescription = "timer.configuration.description"

  @Parameter(
    title: "timer.configuration.minutes", default: 3,
    inclusiveRange: (lowerBound: 1, upperBound: 5999))
  var minutes: Int
}
