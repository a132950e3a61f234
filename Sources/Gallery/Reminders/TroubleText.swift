import Reminders
import Views

/// What stands against a list's file, as far as there is room for it.
struct TroubleText: View {
  let trouble: TodoFileError

  var body: some View {
    ViewThatFits(in: .horizontal) {
      Text(trouble.localizedStringResource)
      Text("reminders.unsynced")
    }
    .lineLimit(1)
    .foregroundStyle(Color("Late"))
  }
}
