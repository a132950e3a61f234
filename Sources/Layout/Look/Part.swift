/// A part of the screen. Looks treat a white wall, a white cloud and white text differently.
package enum Part: Hashable, Sendable {
  /// The background of the screen.
  case wallpaper
  /// The background of a widget.
  case tile
  /// A background of text inside a widget.
  case surface
  /// Symbols, bars, lines and everything else that isn't text.
  case figure
  /// Text.
  case writing

  var isContent: Bool { self != .wallpaper && self != .tile }
}
