import Diary
import FoundationEssentials
import Pages
import Views

/// The number of reminders and the next one; drops parts in less room.
struct ReminderSmallView: View {
  let agenda: DayAgenda
  @ScaledMetric private var numeral = 44.0

  var body: some View {
    ViewThatFits {
      roomy(84, gap: 17, of: 6).inRoom(of: 34, by: 17)
      // Air around the number is worth a reminder or two.
      ForEach([5, 4, 3], id: \.self) { roomy(60, gap: 17, of: $0).inRoom(of: 25, by: 12) }
      roomy(60, gap: 0, of: 5).inRoom(of: 25, by: 12)
      ForEach([4, 3], id: \.self) { roomy(44, gap: 17, of: $0).inRoom(of: 20, by: 10) }
      roomy(44, gap: 0, of: 4).inRoom(of: 20, by: 10)
      ViewThatFits(in: .vertical) {
        full(numeral, gap: 17)
        // A larger numeral takes the gap before it gives way.
        full(numeral, gap: 0)
        full(min(numeral, 60), gap: 0)
        full(min(numeral, 48), gap: 17)
        full(min(numeral, 48), gap: 0)
        full(28, gap: 0)
        full(17, gap: 0)
        brief
        row
      }
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }

  private func full(_ size: Double, gap: Double) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      VStack(alignment: .leading, spacing: gap) {
        agenda.heading
        agenda.number(size)
          .frame(minHeight: size > 28 ? size.heroRows * 17 : 0, alignment: .topLeading)
      }
      Spacer(minLength: 0)
      next
      note
    }
  }

  /// The layout for a tile that has grown: the next reminders, each with a toggle.
  private func roomy(_ size: Double, gap: Double, of limit: Int) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      VStack(alignment: .leading, spacing: gap) {
        agenda.heading
        agenda.number(max(size, numeral))
        VStack(alignment: .leading, spacing: 0) {
          ForEach(agenda.chores(upTo: limit)) { ChoreToggle(chore: $0) }
        }
      }
      Spacer(minLength: 0)
      agenda.note(beyond: limit)
    }
  }

  private var brief: some View {
    VStack(alignment: .leading, spacing: 0) {
      agenda.heading
      agenda.number(17)
    }
  }

  /// The layout for a single row, on which a number alone would mean nothing.
  private var row: some View {
    HStack(spacing: 8) {
      agenda.number(17).fixedSize()
      next
    }
  }

  private var next: some View {
    (agenda.next?.text ?? Text(verbatim: ""))
      .font(.headline)
  }

  /// The next due time, or the progress if there is none.
  private var note: some View {
    HStack(spacing: 0) {
      if let fault = agenda.fault {
        AgendaFaultText(fault: fault)
      } else if let due = agenda.next?.due {
        ViewThatFits(in: .horizontal) {
          due.text(isDone: false)
          due.briefText(isDone: false)
        }
      } else {
        agenda.note(beyond: .max)
      }
    }
    .font(.caption)
  }
}

/// The day's reminders, each with a toggle, below the progress.
struct ReminderLargeView: View {
  let agenda: DayAgenda
  @Environment(\.dynamicTypeSize) private var typeSize
  @ScaledMetric private var numeral = 44.0

  var body: some View {
    ViewThatFits {
      if agenda.chores.count <= 12 { roomy(120, of: 12, rowGap: 17).inRoom(of: 76, by: 38) }
      if agenda.chores.count <= 9 { roomy(84, of: 9, rowGap: 17).inRoom(of: 56, by: 28) }
      if agenda.chores.count <= 8 { roomy(60, of: 8, rowGap: 17).inRoom(of: 46, by: 23) }
      ViewThatFits(in: .vertical) {
        if typeSize.density == .airy {
          ForEach(sizes, id: \.self) { size in
            ForEach([6, 5, 4], id: \.self) { full(of: $0, size) }
          }
        } else {
          if agenda.chores.count <= 6 {
            full(of: 6, numeral, headGap: 17, rowGap: 17)
            full(of: 6, numeral, rowGap: 17)
          }
          full(of: 12, numeral)
        }
        full(of: 12, min(numeral, 48))
        full(of: 8, min(numeral, 48))
        full(of: 4, 28)
        full(of: 1, 17)
        agenda.heading
      }
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  /// The sizes of a number that is larger than usual, largest first.
  private var sizes: [Double] { [numeral] + [104, 72, 60].filter { $0 < numeral } }

  /// The layout for a tile that has grown.
  private func roomy(_ size: Double, of limit: Int, rowGap: Double) -> some View {
    full(of: limit, max(size, numeral), headGap: 17, rowGap: rowGap)
  }

  private func full(
    of limit: Int, _ size: Double, headGap: Double = 0, rowGap: Double? = nil
  ) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(alignment: .top, spacing: 0) {
        VStack(alignment: .leading, spacing: headGap) {
          agenda.heading
          agenda.number(size)
        }
        Spacer(minLength: 16)
        ring.frame(width: 72, height: size > 28 ? 85 : 34)
      }
      Divider()
      VStack(alignment: .leading, spacing: rowGap ?? (size < 44 ? 0 : typeSize.density.rowGap)) {
        ForEach(agenda.chores(upTo: limit)) { ChoreToggle(chore: $0) }
      }
      Spacer(minLength: 0)
      agenda.note(beyond: limit)
    }
  }

  private var ring: some View {
    ZStack {
      DoneRing(agenda: agenda) {
      } label: {
      }
      Text(verbatim: "\(agenda.doneCount)/\(agenda.count)").invalidatableContent()
    }
  }
}

/// A reminder on one row: pressing its circle marks it as done, and its words lead to it.
struct ChoreToggle: View {
  let chore: Chore

  var body: some View {
    HStack(spacing: 0) {
      Toggle(isOn: chore.isDone, intent: ToggleReminderIntent(chore)) {
        chore.text
      }
      .toggleStyle(CircleToggleStyle())
      if let url = chore.link {
        Link(destination: url) { ChoreWords(chore: chore) }
      } else {
        ChoreWords(chore: chore)
      }
    }
    .lineLimit(1)
  }
}

extension Chore {
  /// The page about it; nil for one in a file.
  var link: URL? { ItemID(id).flatMap { ReminderLink.item($0).url } }
}

/// The circle of a reminder, filled once it is done.
struct CircleToggleStyle: ToggleStyle {
  /// The size of a circle to be seen from afar; nil for one in a row.
  var size: Double?

  func makeBody(configuration: Configuration) -> some View {
    Image(systemName: configuration.isOn ? "circle.fill" : "circle")
      .font(size.map { .system(size: $0) })
      .foregroundStyle(Color("ListAccent"))
      .widgetAccentable()
      .padding(.trailing, size == nil ? 16 : 8)
  }
}

/// The title of a reminder and when it is due. The title has priority; if little of it would fit,
/// the due time is shortened or hidden.
struct ChoreWords: View {
  let chore: Chore

  /// The minimum width of a title that can be recognized, in points.
  private static let leastTitle = 80.0

  var body: some View {
    if let due = chore.due {
      ViewThatFits(in: .horizontal) {
        row(title) { due.text(isDone: isDone) }
        row(title) { due.briefText(isDone: isDone) }
        row(shortTitle) { due.text(isDone: isDone) }
        row(shortTitle) { due.briefText(isDone: isDone) }
        title
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      // Wide, so that the whole row responds to presses.
      title.frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private var isDone: Bool { chore.isDone }

  private var title: some View {
    chore.text.strikethrough(isDone).foregroundStyle(isDone ? .secondary : .primary)
  }

  private var shortTitle: some View {
    title.frame(idealWidth: Self.leastTitle, alignment: .leading)
  }

  private func row(_ title: some View, @ViewBuilder due: () -> some View) -> some View {
    HStack(spacing: 0) {
      title
      Spacer(minLength: 8)
      due()
    }
  }
}

/// The share of completed reminders, as a ring with a few words inside.
struct DoneRing<Value: View, Label: View>: View {
  let agenda: DayAgenda
  @ViewBuilder let value: Value
  @ViewBuilder let label: Label

  var body: some View {
    Gauge(value: Double(agenda.doneCount), in: 0...Double(max(1, agenda.count))) {
      label
    } currentValueLabel: {
      value
    }
    .gaugeStyle(.accessoryCircularCapacity)
    .tint(Color("ListAccent"))
    .widgetAccentable()
    .accessibilityLabel("reminders.spoken \(agenda.openCount) \(agenda.doneCount)")
  }
}
