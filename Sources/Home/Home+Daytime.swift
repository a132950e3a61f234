import Boards
package import Almanac
import Cast
package import FoundationEssentials
import Pages
package import Timelines

/// The daylight source for the appearance and the night, and the date until which its last answer
/// holds.
struct SunWatch: Sendable {
  let source: Home.DaytimeSource
  var end: Date?
}

extension Home {
  /// Tells whether it is day at a date, according to the widgets; nil if they can't tell.
  package typealias DaytimeSource = @Sendable (Date, [Instance]) -> Daytime?

  /// Switches between light at day and dark at night, and to red when it is dark, if the user wants
  /// that.
  mutating func followTheSun(at date: Date) {
    let preferences = context.presentation.preferences
    let sunlight = preferences.followsTheSun ? sun.source(date, instances) : nil
    let appearance = preferences.appearance == .sun ? sunlight : nil
    let hours = preferences.night.choice == .auto ? preferences.night.hours : nil
    let night =
      hours?.daytime(at: date, in: zone) ?? (preferences.night.followsTheSun ? sunlight : nil)
    sun.end = [appearance?.until, night?.until].compactMap(\.self).min()
    let timeOfDay = TimeOfDay(isDay: appearance?.isDay, isDark: night.map { !$0.isDay })
    if context.presentation.timeOfDay != timeOfDay { change { $0.timeOfDay = timeOfDay } }
  }

  /// Moves an aspect to its next value; skips the sun if its times are unknown.
  mutating func turn(_ aspect: Preferences.Aspect, at date: Date) {
    let knowsTheSun = sun.source(date, instances) != nil
    change { presentation in
      presentation.preferences.turn(aspect)
      if !knowsTheSun, presentation.preferences.followsTheSun(in: aspect) {
        presentation.preferences.turn(aspect)
      }
    }
    followTheSun(at: date)
  }

  /// Takes over aspects. In another type size widgets reload, because how much their entries hold may
  /// depend on it.
  mutating func adopt(_ words: [Preferences.Aspect: String], at date: Date) {
    let typeSize = context.presentation.preferences.accessibility.typeSize
    change { for (aspect, word) in words { _ = $0.preferences.set(aspect, to: word) } }
    followTheSun(at: date)
    guard context.presentation.preferences.accessibility.typeSize != typeSize else { return }
    context.cast.reloadAllWhenPlaced(because: .typeSize)
  }

  /// The widgets in their order, those on the Home Screen first.
  var instances: [Instance] { context.boards.instances }

  /// Changes how everything is presented.
  mutating func change(_ change: (inout Presentation) -> Void) {
    change(&context.presentation)
    screenSlots = nil
  }
}
