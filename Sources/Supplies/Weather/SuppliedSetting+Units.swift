package import Desk
import Weather
import WidgetIntents

extension SuppliedSetting {
  /// The units of the weather and the hour cycle.
  package static let units = SuppliedSetting(
    fileName: Units.fileName, flagName: Flag.unitsName,
    variable: EnvironmentVariable(name: Units.variable), hasKey: true, parts: Units.settings,
    concerning: [weatherKind]
  ) { said, site, supplies in
    let (units, fault) = Units.settled(by: said, at: site)
    supplies.hourCycle = units.hourCycle
    supplies.dependencies.add(dependency: units.weather)
    let unit = KeptUnit { try site.keep($0.rawValue, for: "units.temperature", in: Units.fileName) }
    supplies.dependencies.add(dependency: unit)
    return fault
  }
}

extension Flag {
  fileprivate static let unitsName = "units"

  package static let units = Flag(
    setting: unitsName, placeholder: "UNIT,...", choices: Units.words,
    allowed: .phrase("usage.units %@", [Units.words]),
    example: "widgetty --units fahrenheit,mph,in,12h",
    allows: { text in
      var units = Units(usualIn: "", andForTimesIn: "")
      return !text.isEmpty && units.choose(text) == nil
    })
}
