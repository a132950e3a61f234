import Views

/// The last row of a panel.
struct PanelNote: View {
  let text: String

  var body: some View {
    Text(LocalizedStringKey(text))
      .foregroundStyle(.secondary)
      .lineLimit(1)
      .frame(maxWidth: .infinity, alignment: .leading)
  }
}
