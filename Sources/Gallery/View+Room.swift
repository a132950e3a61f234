import Views

extension View {
  /// Fits only into tiles with room for so many columns and rows, and takes all of it.
  func inRoom(of columns: Double, by rows: Double, alignment: Alignment = .topLeading) -> some View
  {
    RoomyView(
      content: self, least: CGSize(width: columns * 8, height: rows * 17),
      alignment: alignment)
  }
}

/// A layout for large tiles. In a tile that is too small it isn't evaluated.
private struct RoomyView<Content: View>: View {
  let content: Content
  let least: CGSize
  let alignment: Alignment
  @Environment(\.tileSize) private var tileSize

  var body: some View {
    if mayFit {
      content.frame(
        minWidth: least.width, idealWidth: least.width, maxWidth: .infinity,
        minHeight: least.height, maxHeight: .infinity, alignment: alignment)
    }
  }

  private var mayFit: Bool {
    tileSize.map { $0.width >= least.width && $0.height >= least.height } ?? true
  }
}
