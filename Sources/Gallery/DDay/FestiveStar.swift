import Views

/// A sign of joy in one column.
struct FestiveStar: View {
  var body: some View {
    Image(systemName: "star.fill")
      .font(.body)
      .foregroundStyle(.yellow)
      .fixedSize()
      .layoutPriority(1)
  }
}
