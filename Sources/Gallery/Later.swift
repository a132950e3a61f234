import Views

/// A view that is put together when it is archived, for an alternative that mostly isn't. Whatever its content
/// reads of the environment must be the same there.
struct Later<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View { content() }
}
