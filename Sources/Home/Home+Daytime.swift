package import Almanac
package import FoundationEssentials
package import Timelines

extension Home {
  /// Whether the sun shines at a date where that matters to some widgets; nil if it doesn't.
  package typealias DaytimeSource = @Sendable (Date, [Instance]) -> Daytime?

  /// Makes everything light by day and dark by night, if a person wants that.
  mutating func followTheSun(at date: Date) {
    let follows = presentation.preferences.appearance == .sun
    let now = follows ? daytime(date, instances) : nil
    daytimeEnd = now?.until
    if presentation.isDay != now?.isDay { restyle { $0.isDay = now?.isDay } }
  }

  /// Takes the next word of an aspect; the sun only where it is known.
  mutating func turn(_ aspect: Preferences.Aspect, at date: Date) {
    let knowsTheSun = daytime(date, instances) != nil
    restyle { presentation in
      presentation.preferences.turn(aspect)
      if presentation.preferences.appearance == .sun, aspect == .appearance, !knowsTheSun {
        presentation.preferences.turn(aspect)
      }
    }
    followTheSun(at: date)
  }
}
