import Views

/// The mark before the focused field, two columns wide.
struct FocusSign: View {
  let isFocused: Bool

  var body: some View {
    HStack(spacing: 0) {
      if isFocused { Text(verbatim: ">").bold() }
      Spacer(minLength: 0)
    }
    .frame(width: 16)
  }
}
