import Almanac
import Cells
import FoundationEssentials
import Keys
import Layout
import Timelines
import Views
import WidgetIntents

extension KeptTile {
  /// The key of a widget's tile. Each part is written with its length, so that no two conditions have
  /// one key.
  static func key(
    of widget: Instance, as traits: Traits, on size: Size, by presentation: Presentation
  ) -> String {
    let parts = words(of: widget) + words(of: traits, on: size) + words(of: presentation)
    return parts.reduce(into: "") { $0 += "\($1.utf8.count):\($1)\n" }
  }

  private static func words(of widget: Instance) -> [String] {
    let settings = widget.configuration.sorted { $0.key < $1.key }
    return [String(widget.id.number), widget.kind, String(settings.count)]
      + settings.flatMap { [$0.key, $0.value.description] }
  }

  /// What traits depend on besides the presentation.
  private static func words(of traits: Traits, on size: Size) -> [String] {
    let (points, cell) = (traits.size, traits.pointsPerCell)
    return [
      String(traits.family.rawValue), traits.place.rawValue, String(traits.redaction.rawValue),
      String(size.width), String(size.height),
    ] + [points.width, points.height, cell.width, cell.height].map { String($0) }
  }

  private static func words(of presentation: Presentation) -> [String] {
    let (terminal, surroundings) = (presentation.terminal, presentation.surroundings)
    let (dates, timeOfDay) = (surroundings.dates, presentation.timeOfDay)
    let flags = [presentation.isAway, timeOfDay.isDay, timeOfDay.isDark]
    return Aspect.allCases.map(presentation.preferences.word)
      + [
        terminal.look.appearance.rawValue, terminal.look.depth.rawValue, terminal.glyphs.rawValue,
        presentation.locale, dates.hourCycle.rawValue, dates.zone.name,
        String(dates.zone.offset(at: surroundings.date).seconds),
      ] + flags.map { $0.map { String($0) } ?? "" }
  }
}
