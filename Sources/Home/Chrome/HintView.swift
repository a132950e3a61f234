import Views

/// A key with a word for what it does.
struct HintView: View, Sendable {
  let label: String
  let name: String

  var body: some View {
    HStack {
      Text(verbatim: label).bold()
      Text(LocalizedStringKey(name)).foregroundStyle(.secondary)
    }
  }
}
