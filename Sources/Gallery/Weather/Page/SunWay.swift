import Views

/// The arc of the sun from sunrise to sunset, with the sun on it.
struct SunWay: View {
  /// The share of the day that has passed, from 0 to 1; nil at night.
  let share: Double?
  let color: Color

  var body: some View {
    ZStack {
      SunArc(end: 1).stroke(.primary.opacity(0.3), style: Self.pen)
      if let share {
        SunArc(end: share).stroke(color, style: Self.pen)
        SunDisc(share: share).fill(color)
      }
    }
  }

  private static let pen = StrokeStyle(lineWidth: 17.0 / 3, lineCap: .butt, lineJoin: .round)
}
