import Views

/// A compass ring with north at the top, and an arrow that flies with the wind.
struct CompassRose: View {
  /// The direction from which the wind comes, in degrees clockwise from north; nil if it is calm.
  let degrees: UInt16?

  var body: some View {
    VStack(spacing: 0) {
      Text("weather.page.north").font(.caption).foregroundStyle(.secondary)
      ZStack {
        Circle().strokeBorder(.primary.opacity(0.3), lineWidth: 17.0 / 3)
        if let degrees { WindArrow(degrees: Double(degrees)).fill(.primary) }
      }
    }
  }
}
