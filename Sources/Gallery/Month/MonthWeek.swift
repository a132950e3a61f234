import Almanac
import Views

/// A week with a line above it, and below its days what is on them.
struct MonthWeek: View {
  let scene: MonthScene
  let week: [Int]
  let columns: Int
  @Environment(\.redactionReasons) private var redactionReasons

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Divider()
      HStack(spacing: 0) {
        ForEach(week, id: \.self) {
          MonthDayView(scene: scene, day: $0).frame(width: width(1), alignment: .leading)
        }
      }
      HStack(spacing: 0) {
        ForEach(notes, id: \.day) { note in
          note.text.padding(.trailing, 8).frame(width: width(note.span), alignment: .leading)
        }
      }
      .frame(height: 17)
    }
  }

  private func width(_ days: Int) -> Double { Double(days * columns) * 8 }

  /// A note that begins below a day and has room up to the next one.
  private struct Note {
    let day: Int
    var span = 1
    let text: AnyView
  }

  private var notes: [Note] {
    week.reduce(into: []) { notes, day in
      if let text = text(of: day) {
        notes.append(Note(day: day, text: text))
      } else if notes.isEmpty {
        notes.append(Note(day: day, text: AnyView(Text(verbatim: ""))))
      } else {
        notes[notes.count - 1].span += 1
      }
    }
  }

  private func text(of day: Int) -> AnyView? {
    let marks = (scene.marks[day] ?? []).filter { $0.isHoliday || !hidesDays }
    if let mark = marks.first {
      return AnyView(
        HStack(spacing: 8) {
          ComingMark(day: mark)
          mark.title.foregroundStyle(mark.color)
          if marks.count > 1 { Text(verbatim: "+\(marks.count - 1)").fixedSize() }
        })
    }
    let day = CivilDay(number: day)
    guard let lunar = day.lunar, lunar.day == 1 || lunar.day == 15 else { return nil }
    return scene.lunarText(of: day, isBrief: true).map { AnyView($0.foregroundStyle(.secondary)) }
  }

  private var hidesDays: Bool { redactionReasons.hideWhatIsKnown }
}
