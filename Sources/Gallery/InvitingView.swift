import Views

/// A friendly word where there is nothing to show: a symbol, how it stands, and what to do about it.
struct InvitingView: View {
  let symbolName: String
  let color: Color
  let title: Text
  /// The same for where there is less room.
  let briefTitle: Text
  /// Which is left out where it would be cut.
  let note: Text
  /// Whether it is broken instead, for nobody knows how long it is.
  var breaksNote = false

  var body: some View {
    ViewThatFits(in: breaksNote ? .vertical : [.horizontal, .vertical]) {
      full(.title)
      full(.system(size: 28))
      VStack(spacing: 0) {
        symbol(.system(size: 28))
        Spacer(minLength: 0)
        heading
      }
      heading
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private func full(_ font: Font) -> some View {
    VStack(spacing: 0) {
      symbol(font)
      Spacer(minLength: 0)
      heading
      note
        .font(.caption)
        .foregroundStyle(.secondary)
        .lineLimit(breaksNote ? 3 : 2)
      Spacer(minLength: 0)
    }
  }

  private func symbol(_ font: Font) -> some View {
    Image(systemName: symbolName)
      .font(font)
      .foregroundStyle(color)
      .widgetAccentable()
  }

  private var heading: some View {
    ViewThatFits(in: .horizontal) {
      title
      briefTitle
    }
    .font(.headline)
    .lineLimit(1)
  }

  /// What lies behind it.
  static let gradient = LinearGradient(
    colors: [Color("TileTop"), Color("TileBottom")], startPoint: .top, endPoint: .bottom)
}
