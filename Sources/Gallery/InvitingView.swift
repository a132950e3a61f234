import Views

/// A friendly message in place of missing content: a symbol, a title and a suggestion.
struct InvitingView: View {
  let symbolName: String
  let color: Color
  let title: Text
  /// The title for less room.
  let briefTitle: Text
  /// The suggestion; hidden if it would be cut off.
  let note: Text
  /// Whether the note wraps instead, because its length is unknown.
  var breaksNote = false
  @Environment(\.isReadFromAfar) private var isAfar

  var body: some View {
    if isAfar { large } else { usual }
  }

  private var usual: some View {
    ViewThatFits(in: breaksNote ? .vertical : [.horizontal, .vertical]) {
      full(.system(size: 84)).inRoom(of: 25, by: 12, alignment: .center)
      full(.system(size: 48)).inRoom(of: 20, by: 10, alignment: .center)
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

  private var large: some View {
    VStack(alignment: .leading, spacing: 5) {
      symbol(.system(size: 40))
      Spacer(minLength: 0)
      StandByText([title, briefTitle], weight: .semibold)
      note.font(.headline).foregroundStyle(.secondary).lineLimit(breaksNote ? 3 : 2)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
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

  /// The background.
  static let gradient = LinearGradient(
    colors: [Color("TileTop"), Color("TileBottom")], startPoint: .top, endPoint: .bottom)
}
