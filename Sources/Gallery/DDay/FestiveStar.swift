import Views

/// A star, one column wide.
struct FestiveStar: View {
  var body: some View {
    Image(systemName: "star.fill")
      .font(.body)
      .foregroundStyle(.yellow)
      .fixedSize()
      .layoutPriority(1)
  }
}
