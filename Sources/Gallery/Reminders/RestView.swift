import Views

/// A friendly word where nothing is left to be done, or nothing has been thought of yet.
struct RestView: View {
  let agenda: DayAgenda

  var body: some View {
    ViewThatFits(in: .vertical) {
      full(.title)
      full(.system(size: 28))
      title
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private func full(_ font: Font) -> some View {
    VStack(spacing: 0) {
      Image(systemName: symbolName)
        .font(font)
        .foregroundStyle(Color("ListAccent"))
        .widgetAccentable()
      Spacer(minLength: 0)
      title
      ViewThatFits(in: .horizontal) {
        note
          .font(.caption)
          .foregroundStyle(.secondary)
          .lineLimit(2)
        if let trouble = agenda.trouble {
          trouble.detail
            .font(.caption)
            .foregroundStyle(.secondary)
            .lineLimit(3)
        } else {
          Text(verbatim: "")
        }
      }
      Spacer(minLength: 0)
    }
  }

  private var symbolName: String {
    if agenda.trouble != nil { return "exclamationmark.triangle" }
    return agenda.doneCount > 0 ? "checkmark" : "plus"
  }

  private var title: some View {
    ViewThatFits(in: .horizontal) {
      agenda.rest
      agenda.briefRest
    }
    .font(.headline)
    .lineLimit(1)
  }

  private var note: Text {
    if let trouble = agenda.trouble { return trouble.detail }
    return agenda.doneCount > 0
      ? Text("reminders.done \(agenda.doneCount)") : Text("reminders.empty.invitation")
  }
}
