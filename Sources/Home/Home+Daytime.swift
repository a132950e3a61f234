import Cast
package import Almanac
package import FoundationEssentials
package import Timelines

/// Until when the appearance holds that follows the sun.
struct SunWatch: Sendable {
  let source: Home.DaytimeSource
  var end: Date?
}

extension Home {
  /// Whether the sun shines at a date where that matters to some widgets; nil if it doesn't.
  package typealias DaytimeSource = @Sendable (Date, [Instance]) -> Daytime?

  /// Makes everything light by day and dark by night, if a person wants that.
  mutating func followTheSun(at date: Date) {
    let follows = context.presentation.preferences.appearance == .sun
    let now = follows ? sun.source(date, instances) : nil
    sun.end = now?.until
    if context.presentation.isDay != now?.isDay { change { $0.isDay = now?.isDay } }
  }

  /// Takes the next word of an aspect; the sun only where it is known.
  mutating func turn(_ aspect: Preferences.Aspect, at date: Date) {
    let knowsTheSun = sun.source(date, instances) != nil
    change { presentation in
      presentation.preferences.turn(aspect)
      if presentation.preferences.appearance == .sun, aspect == .appearance, !knowsTheSun {
        presentation.preferences.turn(aspect)
      }
    }
    followTheSun(at: date)
  }

  /// The widgets in the order in which they stand.
  var instances: [Instance] {
    fronts.lazy.compactMap { $0 as? BoardFront }.flatMap(\.widgets)
      .compactMap { context.cast.members[$0] }
  }

  /// Shows everything in another way.
  mutating func change(_ change: (inout Presentation) -> Void) {
    change(&context.presentation)
    arrangement = nil
  }
}
