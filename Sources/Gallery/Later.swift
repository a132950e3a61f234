import Views

/// A view that isn't put together before it is archived: for alternatives, of which most never are. Its content
/// reads the environment there, not where it is written.
struct Later<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View { content() }
}
