package import Store

/// Why a move can't be made; whoever shows it puts it in words.
package enum MoveFault: Error, Hashable, Sendable {
  /// The number of a widget that isn't on the board, or isn't any more.
  case unknownWidget(String, known: [PlacedWidget.ID])
}
