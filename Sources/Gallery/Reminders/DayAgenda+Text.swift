import Views

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
