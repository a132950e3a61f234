import FoundationEssentials
import Diary
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
