package import Almanac
package import Boards
package import Cast
package import Cells
package import Pages
package import Layout
package import Timelines
package import Views

/// Something that happens to the home.
package enum Event: Sendable {
  case input(Input)
  case resized(Size)
  case appearanceChanged(ColorScheme)
  case glyphsChanged(GlyphTier)
  /// Neither the terminal nor anybody else says which blocks it draws without gaps.
  case glyphsUnknown
  /// The terminal shows another number of colours.
  case depthChanged(ColorDepth)
  /// What tmux says about the terminal that it is shown on.
  case multiplexerReported(String)
  /// The user turns to another window, or comes back.
  case attentionChanged(isAway: Bool)
  /// The result of `Effect.keep` or `Effect.keepLock`; nil if all is saved.
  case saved(SavingFault?)
  /// Another process has changed aspects of how everything looks.
  case preferencesChanged([Preferences.Aspect: String])
  /// A problem that belongs to no widget, by the key of its text.
  case noticed(String)
  /// A lasting problem that belongs to no widget, by the key of its text or in its own words; nil ends it.
  case lastingFault(String?)
  /// The result of `Effect.readPicture`.
  case pictureRead(PictureReading)
  /// The file of the picture behind the tiles has changed, or is there now.
  case pictureChanged
  /// Settings have changed, or where they come from.
  case settingsTold(SettingsSheet)
  /// The user has chosen other colours in place of the theme's.
  case colorsChanged([Theme.Role: RGB])
  /// The user has bound other keys.
  case keysChanged(KeyTable)
  /// Another process has locked or unlocked the screen.
  case lockChanged(Bool)
  /// The answer to `Effect.ask`.
  case answered(TimelineAnswer)
  /// The result of `Effect.run`.
  case performed(Performance)
  /// The result of `Effect.open`.
  case pageOpened(PageOpening)
  /// Whether the cause of a tap's failure is gone.
  case looked(after: Tap.ID, isFree: Bool)
  /// The system clock was set.
  case clockChanged
  /// The network has changed or is back.
  case networkChanged
  /// The time zone has changed, and with it the meaning of some configurations.
  case zoneChanged(Zone)
  /// The user has chosen another hour cycle.
  case hourCycleChanged(HourCycle)
  /// The board has changed, in its widgets, order or configurations.
  case boardChanged(Board)
  /// The result of `Effect.arrange`.
  case arranged(BoardStep.ID, BoardStep.Outcome)
  /// The answer to `Effect.find`.
  case choicesFound(ChoiceAnswer)
  /// Another process asks to show a widget.
  case opened(Instance.ID)
  /// These alarms ring; none ends the notice of it.
  case alarmsRing([Alarm])
  /// The bell is to ring.
  case bellRings
  /// This process has claimed these, and is to tell the user of them.
  case announced([Announcement])
  /// The content of a kind's widgets, or of all, has changed; the excepted ones reload anyway.
  case contentChanged(kind: String?, besides: Set<Instance.ID> = [])
  /// The files that these widgets were read from have changed.
  case filesChanged([Instance.ID])
  /// Another process asks to reload a kind's widgets, or all; the excepted ones reload anyway.
  case reloadRequested(kind: String?, besides: Set<Instance.ID> = [])
}
