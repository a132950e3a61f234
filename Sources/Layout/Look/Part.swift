/// What is being painted: to a look a white wall is not the same as a white cloud or a white word.
package enum Part: Hashable, Sendable {
  /// What lies behind all tiles.
  case wallpaper
  /// What lies behind the content of a tile.
  case tile
  /// What lies behind writing further in.
  case surface
  /// Symbols, bars, lines, and all that isn't written.
  case figure
  /// What has to be read.
  case writing

  var isContent: Bool { self != .wallpaper && self != .tile }
}
