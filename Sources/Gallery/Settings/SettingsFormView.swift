import Pages
import Views

/// A form on a card in the middle of the screen.
struct SettingsFormView: View {
  let form: Form
  let room: PageRoom

  var body: some View {
    FormView(form, columns: room.formColumns, rows: room.formRows)
      .padding(.horizontal, isLarge ? 16 : 0)
      .padding(.vertical, isLarge ? 17 : 0)
      .background(
        isLarge ? Color.primary.opacity(0.06) : .clear, in: RoundedRectangle(cornerRadius: 20)
      )
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
  }

  /// Small screens only show the form.
  private var isLarge: Bool { room.rows >= 24 }
}
