import Views

/// The row below the tiles: the keys that work right now.
struct Footer: View {
  var body: some View {
    HStack(spacing: 24) {
      hint("r", "chrome.reload")
      hint("q", "chrome.quit")
    }
    .lineLimit(1)
    .padding(.horizontal)
  }

  private func hint(_ key: String, _ name: LocalizedStringKey) -> some View {
    HStack {
      Text(key).bold()
      Text(name).foregroundStyle(.secondary)
    }
  }
}
