import Almanac
import FoundationEssentials
import Timelines

/// How it stands with the timelines of some widgets at a date, for people and for programs.
struct InspectionDocument {
  let date: Date
  let zone: Zone
  let widgets: [InspectedWidget]
}

extension Zone {
  /// A date as its clocks show it.
  func stamp(_ date: Date) -> String {
    let moment = civil(at: date)
    return "\(moment.day) \(moment.time)"
  }

  /// A date as other programs read it, and as `--at` does.
  func timestamp(_ date: Date) -> String {
    let ahead = offset(at: date).seconds
    let distance = CivilTime(secondOfDay: abs(ahead))
    return "\(civil(at: date))\(ahead < 0 ? "-" : "+")\(distance.description.prefix(5))"
  }
}
