import Views

/// The placeholder for a widget of an unknown kind.
struct UnknownWidget: View {
  let kind: String

  var body: some View {
    ZStack {
      Color.gray.opacity(0.25)
      VStack(spacing: 0) {
        Text("screen.unknown-widget").bold()
        Text(verbatim: kind).foregroundStyle(.secondary).lineLimit(1)
      }
      .padding(.horizontal)
    }
  }
}
