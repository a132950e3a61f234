import Reminders
import Views

/// A reminder on one row: pressing its circle marks it as done, and its words lead to it.
struct ChoreToggle: View {
  let chore: Chore

  var body: some View {
    HStack(spacing: 0) {
      Toggle(isOn: chore.isDone, intent: ToggleReminderIntent(chore)) {
        chore.text
      }
      .toggleStyle(CircleToggleStyle())
      if let url = ItemID(chore.id).flatMap({ ReminderLink.item($0).url }) {
        Link(destination: url) { ChoreWords(chore: chore) }
      } else {
        ChoreWords(chore: chore)
      }
    }
    .lineLimit(1)
  }
}

/// The circle of a reminder, filled once it is done.
struct CircleToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Image(systemName: configuration.isOn ? "circle.fill" : "circle")
      .foregroundStyle(Color("ListAccent"))
      .widgetAccentable()
      .padding(.trailing, 16)
  }
}
