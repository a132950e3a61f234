import System
import Almanac
import Diary
import Views

/// The steps of today and the six days before.
struct StepWeek: Hashable {
  struct Day: Hashable {
    let weekday: Weekday
    /// Nil if unknown.
    let count: Int?
  }

  /// The last one is today.
  let days: [Day]
  let goal: Int
  /// The last day with data; nil if that is today or there is none.
  let lastDay: CivilDay?
  var fault: StepFileError?
  /// The records of the file that couldn't be read; nil if all could.
  let leftOut: LeftOutRecords?

  static let length = 7

  init(_ log: StepLog, goal: Int, today: CivilDay, fault: StepFileError? = nil) {
    days = (1 - Self.length...0).map { distance in
      let day = today.advanced(by: distance)
      return Day(weekday: day.weekday, count: log[day])
    }
    self.goal = max(1, goal)
    let last = log.lastDay(upTo: today)
    lastDay = last == today ? nil : last
    self.fault = fault
    leftOut = log.leftOut
  }

  var today: Int? { days.last?.count }

  /// The share of the goal reached; above 1 if exceeded.
  var share: Double { Double(today ?? 0) / Double(goal) }

  var percent: Int { Int(bounded: (min(share, 99.99) * 100).rounded(.down)) }

  /// The value of a bar of full height.
  var most: Int { max(goal, days.compactMap(\.count).max() ?? 0) }
}

extension StepWeek {
  var heading: some View {
    Text("steps.heading")
      .font(.headline)
      .foregroundStyle(Color("StepAccent"))
      .lineLimit(1)
      .widgetAccentable()
  }

  /// Today's steps; a dash if unknown.
  var count: Text { today.map { $0.groupedText } ?? Text("steps.unknown") }

  /// Today's steps in four characters.
  var briefCount: Text { today.map { $0.abbreviatedText } ?? Text("steps.unknown") }

  var goalText: Text { Text("steps.of \(goal.groupedText)") }

  var percentText: Text {
    today == nil ? Text("steps.unknown") : Text(verbatim: "\(percent)%")
  }

  /// The problem with the data or with some records, or their date.
  @ViewBuilder var note: some View {
    let line = ViewThatFits(in: .horizontal) {
      ForEach(Array(noteTexts.enumerated()), id: \.offset) { _, text in text }
    }
    if isTroubled {
      line.foregroundStyle(Color("Late"))
    } else {
      line.foregroundStyle(.secondary)
    }
  }

  /// The words of the note, the longest first.
  var noteTexts: [Text] {
    if let fault {
      return [
        Text(fault.localizedStringResource), Text(fault.briefResource), Text("reminders.unsynced"),
      ]
    }
    if let leftOut {
      return [
        Text(leftOut.localizedStringResource), Text(leftOut.placeResource),
        Text(leftOut.briefResource),
      ]
    }
    return lastDay.map {
      [Text("steps.until \($0.month) \($0.day)"), Text("steps.date \($0.month) \($0.day)")]
    } ?? []
  }

  var isTroubled: Bool { fault != nil || leftOut != nil }

  var hasNote: Bool { isTroubled || lastDay != nil }

  /// Today's steps in words, and the problem with the data or with some records.
  var reading: Text {
    let count = today.map { Text("steps.spoken \($0) \(percent)") } ?? Text("steps.spoken.unknown")
    let trouble = fault?.localizedStringResource ?? leftOut?.localizedStringResource
    return trouble.map { count + Text("steps.spoken.trouble \(Text($0))") } ?? count
  }
}

extension Int {
  private static let most = 999_999

  /// The number with a thousands separator.
  var groupedText: Text {
    let number = Swift.min(self, Self.most)
    guard number >= 1000 else { return Text(verbatim: String(number)) }
    let rest = String(number % 1000)
    let zeros = String(repeating: "0", count: 3 - rest.count)
    return Text("number.grouped \(number / 1000) \(zeros + rest)")
  }

  /// The number in four characters.
  var abbreviatedText: Text {
    let number = Swift.min(self, Self.most)
    return switch number {
    case ..<1000: Text(verbatim: String(number))
    case ..<10_000: Text("number.thousands.exact \(number / 1000) \(number / 100 % 10)")
    default: Text("number.thousands \(number / 1000)")
    }
  }
}
