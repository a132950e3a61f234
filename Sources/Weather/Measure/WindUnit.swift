/// A unit of wind speed.
package enum WindUnit: String, CaseIterable, Hashable, Sendable {
  case metresPerSecond = "m/s"
  case kilometresPerHour = "km/h"
  case milesPerHour = "mph"
  case knots = "kn"

  package var symbol: String { rawValue }

  var perMetrePerSecond: Double {
    switch self {
    case .metresPerSecond: 1
    case .kilometresPerHour: 3.6
    case .milesPerHour: 3600 / 1609.344
    case .knots: 3600 / 1852
    }
  }
}
