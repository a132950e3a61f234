/// What the home wants done; it comes back as an event, if anything comes of it.
package enum Effect: Hashable, Sendable {
  /// Evaluate the widget's view again.
  case archive(Tile.ID)
  case suspend
}
