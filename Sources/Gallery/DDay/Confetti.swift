import Views

/// Coloured specks on a row, festive and still.
struct Confetti: View {
  /// By which a row differs from another.
  var seed = 0
  @Environment(\.redactionReasons) private var redactionReasons

  var body: some View {
    ZStack {
      ForEach(redactionReasons.isEmpty ? Self.colors : [], id: \.self) { color in
        Speck(place: place(of: color)).fill(color)
      }
    }
  }

  private static let colors: [Color] = [.yellow, .orange, .pink, .cyan, .green]
  private static let columns = 20

  /// Each color has columns of its own, so that no two meet in one.
  private func place(of color: Color) -> CGPoint {
    let number = Self.colors.firstIndex(of: color) ?? 0
    let column = number * 4 + (number * number + seed) % 3 + 1
    return CGPoint(
      x: Double(column) / Double(Self.columns), y: Double((number * 2 + seed) % 3) / 3)
  }
}

/// A small piece at a place of a rectangle, a third of it high.
private struct Speck: Shape {
  let place: CGPoint

  func path(in rect: CGRect) -> Path {
    Path(
      CGRect(
        x: rect.minX + (place.x * rect.width / 8).rounded(.down) * 8,
        y: rect.minY + place.y * rect.height, width: 4, height: rect.height / 3))
  }
}
