import Views

/// The first row of a panel: its title, its page and the key that closes it.
struct PanelTitle: View {
  let title: String
  let page: String?
  /// What closes it, as shown; nil if no key does.
  let key: String?

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 24) {
        name
        Spacer(minLength: 8)
        if let page { Text(verbatim: page).foregroundStyle(.secondary) }
        if let key {
          HStack {
            Text(verbatim: key).bold()
            Text("help.close").foregroundStyle(.secondary)
          }
        }
      }
      HStack {
        name
        Spacer(minLength: 8)
        if let page { Text(verbatim: page).foregroundStyle(.secondary) }
      }
      name
    }
    .lineLimit(1)
  }

  private var name: some View { Text(LocalizedStringKey(title)).bold() }
}
