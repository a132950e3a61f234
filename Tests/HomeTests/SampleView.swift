import Views

/// A minimal widget: a title, a number and a note on its own background.
struct SampleView: View {
  let title: String
  let number: String
  let note: String
  let colors: [Color]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: title).font(.headline)
      Spacer()
      Text(verbatim: number).bold()
      Spacer()
      Text(verbatim: note).foregroundStyle(.secondary)
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .containerBackground(
      LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom), for: .widget)
  }
}
