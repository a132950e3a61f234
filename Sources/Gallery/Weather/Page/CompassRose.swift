import Views

/// A ring below the sign of north, and an arrow that flies with the wind.
struct CompassRose: View {
  /// Where the wind comes from, in degrees from north over east; nil where there is none.
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
