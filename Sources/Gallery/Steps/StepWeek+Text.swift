import Almanac
import Diary
import Views

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
