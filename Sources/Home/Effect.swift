package import Cast
import Timelines
package import WidgetIntents

/// Work that the home requests; the result, if any, comes back as an event.
package enum Effect: Sendable {
  case ask(Question)
  case run(Tap)
  /// Opens the page behind a widget's link, or asks for its latest version.
  case open(PageRequest)
  /// Redraws the whole screen, whatever the terminal shows.
  case repaint
  case suspend
  /// Says where the settings come from.
  case tellSettings
  case stopAlarm(Alarm.ID)
  /// Has an alarm ring again in a minute.
  case prolongAlarm(Alarm.ID)
  /// Saves the user's new preferences.
  case keep(Preferences)
  /// Saves whether the screen is locked, for the next run.
  case keepLock(Bool)
  /// Looks up the values that a parameter offers.
  case find(ChoiceRequest)
  /// Reads the picture in the file at a path, to lie behind the tiles.
  case readPicture(String)
  /// Saves a change of the board.
  case arrange(BoardStep)
}

/// The reason why something can't be saved between runs.
package enum SavingFault: String, CaseIterable, Error, Hashable, Sendable {
  case noFolder = "no-folder"
  case noPermission = "no-permission"
  case noSpace = "no-space"
  case readOnly = "read-only"
  case unknown

  /// The key of the localized text.
  var key: String { self == .unknown ? "chrome.not-kept" : "chrome.not-kept.\(rawValue)" }
}

extension SavingFault: CustomLocalizedStringResourceConvertible {
  package var localizedStringResource: LocalizedStringResource { LocalizedStringResource(key) }
}
