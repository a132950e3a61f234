import Views

/// The name of a key, drawn as a key cap.
struct KeyCap: View {
  let label: String

  var body: some View {
    Text(verbatim: label)
      .bold()
      .padding(.horizontal, 8)
      .background(Color.primary.opacity(0.13))
  }
}
