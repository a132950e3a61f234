import Views

/// The invitation on a Home Screen without widgets.
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
