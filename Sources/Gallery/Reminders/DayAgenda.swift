import Almanac
import Diary
import FoundationEssentials
import Views

/// The open reminders and those done today, in order of their due time.
struct DayAgenda: Hashable {
  /// The list's name; nil for all lists.
  var title: String?
  /// The page behind the widget.
  var link = ReminderLink.all
  /// The reminders to show: open ones first, then completed ones.
  var chores: [Chore] = []
  var openCount = 0
  var doneCount = 0
  /// The reason why some reminders are missing or can't be changed; nil if there is none.
  var fault: AgendaFault?

  /// The next reminder; nil if there is none.
  var next: Chore? { open.first }

  /// The one after the next; nil if there is none.
  var second: Chore? { open.dropFirst().first }

  private var open: some Collection<Chore> { chores.lazy.filter { !$0.isDone } }

  var count: Int { openCount + doneCount }

  var doneShare: Double { Double(doneCount) / Double(max(1, count)) }

  /// Whether it is even unknown that nothing is due.
  var isUnknown: Bool { fault != nil && count == 0 }

  /// As many reminders as fit, in order; open and just completed ones have priority.
  func chores(upTo limit: Int) -> [Chore] {
    let standing = chores.lazy.filter(\.stands).prefix(limit)
    let done = chores.filter { !$0.stands }.suffix(max(0, limit - standing.count))
    let shown = Set(standing.map(\.id) + done.map(\.id))
    return chores.filter { shown.contains($0.id) }
  }

  /// The number of open reminders that aren't shown.
  func hiddenCount(beyond limit: Int) -> Int {
    let fresh = chores(upTo: limit).count(where: \.isFresh)
    return max(0, openCount - (limit - fresh))
  }
}

extension DayAgenda {
  /// The agenda at a date; completed reminders stay until the end of the day.
  init(
    _ selection: DaySelection, of title: String?, fault: AgendaFault?, at date: Date,
    in zone: Zone
  ) {
    let chores = selection.items.map { Chore($0, at: date, in: zone) }
    let shown = Set(
      chores.filter(\.stands).prefix(DaySelection.most).map(\.id)
        + chores.filter { !$0.stands }.suffix(DaySelection.most).map(\.id))
    self.init(
      title: title, chores: chores.filter { shown.contains($0.id) },
      openCount: selection.openCount, doneCount: selection.doneCount, fault: fault)
  }
}

extension Chore {
  /// Whether it keeps its place among the open ones.
  fileprivate var stands: Bool { !isDone || isFresh }
}

extension DayAgenda {
  var name: Text { title.map { Text(verbatim: $0) } ?? Text("reminders.all") }

  /// The widget's heading.
  var heading: some View {
    name
      .font(.headline)
      .foregroundStyle(Color("ListAccent"))
      .widgetAccentable()
  }

  /// A word for an empty list, or for one that can't be read.
  var rest: Text {
    if let fault { return Text(fault.briefWords) }
    return Text(doneCount > 0 ? "reminders.all-done" : "reminders.empty")
  }

  var briefRest: Text {
    if let fault { return Text(fault.briefWords) }
    return Text(doneCount > 0 ? "reminders.all-done.brief" : "reminders.empty.brief")
  }

  /// Further information, as much as fits.
  func note(beyond limit: Int) -> some View {
    ViewThatFits(in: .horizontal) {
      if let fault {
        note(beyond: limit, after: Text(fault.words))
        note(beyond: limit, after: Text(fault.briefWords))
      } else {
        note(beyond: limit, after: nil)
      }
    }
    .font(.caption)
    .foregroundStyle(.secondary)
  }

  /// How many open reminders aren't shown; nil if all are.
  func moreText(beyond limit: Int) -> Text? {
    let hidden = hiddenCount(beyond: limit)
    return hidden > 0 ? Text("reminders.more \(hidden)") : nil
  }

  private func note(beyond limit: Int, after fault: Text?) -> Text {
    let parts = [
      fault?.foregroundStyle(Color("Late")),
      moreText(beyond: limit),
      doneCount > 0 ? Text("reminders.done \(doneCount)") : nil,
    ].compactMap(\.self)
    return parts.dropFirst().reduce(parts.first ?? Text(verbatim: "")) {
      $0 + Text(verbatim: " · ") + $1
    }
  }

  /// The number of open reminders as text; "!" if it is unknown.
  var openFigures: String { isUnknown ? "!" : String(openCount) }

  /// The number of open reminders, in a size.
  func number(_ size: Double) -> some View {
    Text(verbatim: openFigures)
      .font(.system(size: size, weight: .bold))
      .contentTransition(.numericText(value: Double(openCount)))
      .invalidatableContent()
  }
}
