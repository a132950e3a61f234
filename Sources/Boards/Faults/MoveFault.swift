package import Store

/// Why a move is impossible, as data; the caller puts it into words.
package enum MoveFault: Error, Hashable, Sendable {
  /// The board has no widget with this number, or no longer has it.
  case unknownWidget(String, known: [SavedWidget.ID])
}
