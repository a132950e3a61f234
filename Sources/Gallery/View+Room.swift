import Views

extension View {
  /// Fits only into tiles with room for so many columns and rows, and takes all of it.
  func inRoom(of columns: Double, by rows: Double, alignment: Alignment = .topLeading) -> some View
  {
    frame(
      minWidth: columns * 8, idealWidth: columns * 8, maxWidth: .infinity, minHeight: rows * 17,
      maxHeight: .infinity, alignment: alignment)
  }
}
