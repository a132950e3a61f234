import Views

/// A chore that is ticked off by a hit anywhere on its row.
struct ChoreToggle: View {
  let chore: Chore

  var body: some View {
    Toggle(isOn: chore.isDone, intent: ToggleReminderIntent(chore)) {
      chore.text
    }
    .toggleStyle(ChoreToggleStyle(chore: chore))
  }
}

/// The whole row of a chore, which is another one when it is done.
struct ChoreToggleStyle: ToggleStyle {
  let chore: Chore

  func makeBody(configuration: Configuration) -> some View {
    ChoreRow(chore: chore, isDone: configuration.isOn)
  }
}
