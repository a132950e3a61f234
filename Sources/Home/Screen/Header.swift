import Views

/// The row above the tiles.
struct Header: View {
  var body: some View {
    HStack {
      Text(.currentDate, format: .dateTime.month().day().weekday())
        .lineLimit(1)
      Spacer()
    }
    .padding(.horizontal)
    .foregroundStyle(.secondary)
  }
}
