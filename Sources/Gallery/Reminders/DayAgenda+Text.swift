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

  /// What else is to be said where there is room for some.
  func note(beyond limit: Int) -> some View {
    let hidden = hiddenCount(beyond: limit)
    let parts = [
      isUnsynced ? Text("reminders.unsynced") : nil,
      hidden > 0 ? Text("reminders.more \(hidden)") : nil,
      doneCount > 0 ? Text("reminders.done \(doneCount)") : nil,
    ].compactMap(\.self)
    return parts.dropFirst().reduce(parts.first ?? Text(verbatim: "")) {
      $0 + Text(verbatim: " · ") + $1
    }
    .font(.caption)
    .foregroundStyle(.secondary)
  }

  /// How many are open.
  func number(_ size: Double) -> some View {
    Text(verbatim: String(openCount))
      .font(.system(size: size, weight: .bold))
      .contentTransition(.numericText(value: Double(openCount)))
      .invalidatableContent()
  }
}
