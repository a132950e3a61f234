package import Views

/// The room of a card on a page, in cells.
package struct CardRoom: Hashable, Sendable {
  package let columns: Int
  package let rows: Int
  /// The empty rows above and below.
  package let padding: Int

  package init(columns: Int, rows: Int, padding: Int = 1) {
    (self.columns, self.rows, self.padding) = (columns, rows, padding)
  }

  package var innerColumns: Int { max(0, columns - 4) }

  /// The rows below the title.
  package var innerRows: Int { max(0, rows - 2 * padding - 1) }
}

/// A part of a page with a title, something beside it, and a background.
package struct PageCard<Beside: View, Content: View>: View {
  private let title: Text
  private let room: CardRoom
  private let beside: Beside
  private let content: Content

  package init(
    _ title: Text, in room: CardRoom, @ViewBuilder beside: () -> Beside = { EmptyView() },
    @ViewBuilder content: () -> Content
  ) {
    (self.title, self.room) = (title, room)
    (self.beside, self.content) = (beside(), content())
  }

  package var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 8) {
        title.bold()
        Spacer(minLength: 0)
        beside
      }
      .lineLimit(1)
      content.frame(
        width: Double(room.innerColumns) * 8, height: Double(room.innerRows) * 17,
        alignment: .topLeading)
    }
    .padding(.horizontal, 16)
    .padding(.vertical, Double(room.padding) * 17)
    .frame(
      width: Double(room.columns) * 8, height: Double(room.rows) * 17, alignment: .topLeading
    )
    .background(Color.primary.opacity(0.06), in: RoundedRectangle(cornerRadius: 20))
  }
}
