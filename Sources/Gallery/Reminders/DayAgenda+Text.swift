import Views

extension DayAgenda {
  var name: Text { title.map { Text(verbatim: $0) } ?? Text("reminders.all") }

  /// What the tile is about.
  var heading: some View {
    name
      .font(.headline)
      .foregroundStyle(Color("ListAccent"))
      .widgetAccentable()
  }

  /// In a word that nothing is left, or that nobody knows.
  var rest: Text {
    if let trouble { return Text(trouble.briefWords) }
    return Text(doneCount > 0 ? "reminders.all-done" : "reminders.empty")
  }

  var briefRest: Text {
    if let trouble { return Text(trouble.briefWords) }
    return Text(doneCount > 0 ? "reminders.all-done.brief" : "reminders.empty.brief")
  }

  /// What else is to be said where there is room for some.
  func note(beyond limit: Int) -> some View {
    ViewThatFits(in: .horizontal) {
      if let trouble {
        note(beyond: limit, after: Text(trouble.words))
        note(beyond: limit, after: Text(trouble.briefWords))
      } else {
        note(beyond: limit, after: nil)
      }
    }
    .font(.caption)
    .foregroundStyle(.secondary)
  }

  private func note(beyond limit: Int, after trouble: Text?) -> Text {
    let hidden = hiddenCount(beyond: limit)
    let parts = [
      trouble?.foregroundStyle(Color("Late")),
      hidden > 0 ? Text("reminders.more \(hidden)") : nil,
      doneCount > 0 ? Text("reminders.done \(doneCount)") : nil,
    ].compactMap(\.self)
    return parts.dropFirst().reduce(parts.first ?? Text(verbatim: "")) {
      $0 + Text(verbatim: " · ") + $1
    }
  }

  /// How many are open, in figures.
  var openFigures: String { isUnknown ? "!" : String(openCount) }

  /// How many are open.
  func number(_ size: Double) -> some View {
    Text(verbatim: openFigures)
      .font(.system(size: size, weight: .bold))
      .contentTransition(.numericText(value: Double(openCount)))
      .invalidatableContent()
  }
}
