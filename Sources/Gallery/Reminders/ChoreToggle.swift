import Views

/// A reminder that can be marked as done by pressing its row.
struct ChoreToggle: View {
  let chore: Chore

  var body: some View {
    Toggle(isOn: chore.isDone, intent: ToggleReminderIntent(chore)) {
      chore.text
    }
    .toggleStyle(ChoreToggleStyle(chore: chore))
  }
}

/// The row of a reminder in its current state.
struct ChoreToggleStyle: ToggleStyle {
  let chore: Chore

  func makeBody(configuration: Configuration) -> some View {
    ChoreRow(chore: chore, isDone: configuration.isOn)
  }
}
