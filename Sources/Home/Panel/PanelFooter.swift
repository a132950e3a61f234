import Views

/// The row below an open panel, with its keys.
struct PanelFooter: View {
  let pageCount: Int
  let marks: Marks

  var body: some View {
    HStack(spacing: 24) {
      if pageCount > 1 {
        HintView(label: marks.text(of: Shortcut.Label("↑↓", plain: "up down")), name: "chrome.page")
      }
      HintView(label: "esc", name: "help.close")
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity)
  }
}
