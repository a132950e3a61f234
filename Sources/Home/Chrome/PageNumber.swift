import Views

/// The number of the page among all, which leads to the next one.
struct PageNumber: View {
  let number: String
  let status: Status

  var body: some View {
    let text = Text(verbatim: number).foregroundStyle(.secondary)
    if let url = PageLink(by: status.page + 1 < status.pageCount ? 1 : -status.page).url {
      Link(destination: url) { text }
    } else {
      text
    }
  }
}
