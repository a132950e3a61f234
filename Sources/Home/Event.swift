package import Cast
package import Almanac
package import Cells
package import Timelines
package import Views

/// What happens to the home.
package enum Event: Sendable {
  case input(Input)
  case resized(Size)
  case appearanceChanged(ColorScheme)
  case glyphsChanged(GlyphTier)
  /// The person has turned to something else, or is back.
  case attentionChanged(isAway: Bool)
  /// What was to be kept by `Effect.keep` can't be.
  case notKept(Hindrance)
  /// Something is wrong that concerns no widget alone; a key says what.
  case noticed(String)
  /// Something is wrong that concerns no widget alone, which a key says until nil says that it is over.
  case troubled(String?)
  /// The screen was locked elsewhere, or unlocked.
  case lockChanged(Bool)
  /// The answer to `Effect.ask`.
  case answered(Answer)
  /// What came of `Effect.run`.
  case performed(Performance)
  /// What came of `Effect.open`.
  case pageOpened(PageOpening)
  /// Whether what stood in the way of a tap is gone.
  case looked(after: Tap.ID, isFree: Bool)
  /// The wall clock was set.
  case clockChanged
  /// There may be another way to others than before, or one again.
  case networkChanged
  /// Another zone is in force, in which what is set about the widgets may mean something else.
  case zoneChanged(Zone, [Instance])
  /// A person wants hours counted in another way.
  case hourCycleChanged(HourCycle)
  /// Other widgets stand on the board, in another order, or are set otherwise.
  case boardChanged([Instance])
  /// Somebody wants to see a widget.
  case opened(Instance.ID)
  /// Something has changed that the widgets of a kind show, or all of them, but for those that are asked
  /// anyway.
  case contentChanged(kind: String?, besides: Set<Instance.ID> = [])
  /// The files from which widgets were read are others now.
  case filesChanged([Instance.ID])
  /// Somebody wants the widgets of a kind asked again, or all of them, but for those that are anyway.
  case reloadRequested(kind: String?, besides: Set<Instance.ID> = [])
}
