import Views

/// A friendly word where there is no D-Day to count to.
struct UnsetView: View {
  var lack = DayLack.unset

  var body: some View {
    ViewThatFits {
      full(.title)
      full(.system(size: 28))
      VStack(spacing: 0) {
        symbol(.system(size: 28))
        Spacer(minLength: 0)
        title
      }
      title
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private func full(_ font: Font) -> some View {
    VStack(spacing: 0) {
      symbol(font)
      Spacer(minLength: 0)
      title
      lack.invitation
        .font(.caption)
        .foregroundStyle(.secondary)
        .lineLimit(2)
      Spacer(minLength: 0)
    }
  }

  private func symbol(_ font: Font) -> some View {
    Image(systemName: lack.symbolName)
      .font(font)
      .foregroundStyle(.tint)
  }

  private var title: some View {
    lack.title
      .font(.headline)
      .lineLimit(1)
  }

  static let gradient = LinearGradient(
    colors: [Color("TileTop"), Color("TileBottom")], startPoint: .top, endPoint: .bottom)
}
