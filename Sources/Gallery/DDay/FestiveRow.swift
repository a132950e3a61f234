import Views

/// Text with confetti beside it if there is something to celebrate.
///
/// The confetti is one column away and never above or below a figure: in a single colour it would
/// look like a part of it.
struct FestiveRow<Content: View>: View {
  let isFestive: Bool
  var seed = 0
  @ViewBuilder let content: Content

  var body: some View {
    if isFestive {
      HStack(spacing: 8) {
        content.layoutPriority(1)
        Confetti(seed: seed)
      }
    } else {
      content
    }
  }
}

/// Coloured specks on a row, as many as fit; they don't move.
struct Confetti: View {
  /// A number that makes rows differ.
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

/// A speck in one column, a third of a row high; empty beyond the rectangle.
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
