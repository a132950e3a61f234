import Views

/// What stands on a board without widgets: how to have one there.
struct EmptyBoard: View {
  var body: some View {
    ViewThatFits {
      VStack(spacing: 17) {
        Text("screen.empty").bold()
        Text("screen.empty.invitation").foregroundStyle(.secondary)
      }
      Text("screen.empty").foregroundStyle(.secondary)
    }
    .multilineTextAlignment(.center)
  }
}
