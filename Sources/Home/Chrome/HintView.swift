import Views

/// A key with a word for what it does, which a click does as well.
struct HintView: View, Sendable {
  let label: String
  let name: String
  let link: KeyLink?

  var body: some View {
    if let url = link?.url {
      Link(destination: url) { words }
    } else {
      words
    }
  }

  private var words: some View {
    HStack {
      Text(verbatim: label).bold()
      Text(LocalizedStringKey(name)).foregroundStyle(.secondary)
    }
  }
}
