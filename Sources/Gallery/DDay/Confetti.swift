import Views

/// Coloured specks on a row, as many as there is room for, festive and still.
struct Confetti: View {
  /// By which a row differs from another.
  var seed = 0
  @Environment(\.redactionReasons) private var redactionReasons

  var body: some View {
    ZStack {
      ForEach(redactionReasons.hideWhatIsKnown ? 0..<0 : 0..<Self.most) { number in
        Speck(
          column: number * 3 + (number * number + seed) % 2, third: (number * 2 + seed) % 3
        )
        .fill(Self.colors[(number + seed) % Self.colors.count])
      }
    }
    .frame(maxWidth: .infinity)
    .frame(height: 17)
  }

  private static let colors: [Color] = [.yellow, .orange, .pink, .cyan, .green]
  private static let most = 10
}

/// A small piece in a column of a rectangle, a third of it high; nothing where there is no such column.
private struct Speck: Shape {
  let column: Int
  let third: Int

  func path(in rect: CGRect) -> Path {
    let offset = Double(column) * 8
    guard offset + 8 <= rect.width else { return Path() }
    return Path(
      CGRect(
        x: rect.minX + offset, y: rect.minY + Double(third) * rect.height / 3, width: 4,
        height: rect.height / 3))
  }
}
