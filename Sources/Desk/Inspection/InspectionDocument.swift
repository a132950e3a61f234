import Almanac
import FoundationEssentials
import Timelines
import System

/// A report on the timelines of widgets at a date, as text and as JSON.
struct InspectionDocument {
  let date: Date
  let zone: Zone
  let widgets: [InspectedWidget]
  let strings: StringTable

  /// Why some widgets have nothing to show.
  var faults: [Instance.ID: TimelineFault] {
    let faults = widgets.lazy.filter { $0.report.shown == nil }.compactMap { widget in
      widget.report.lastFault.map { (widget.instance.id, $0) }
    }
    return Dictionary(faults) { first, _ in first }
  }
}

extension Zone {
  /// The date in the zone's time.
  func stamp(_ date: Date) -> String {
    let moment = civil(at: date)
    return "\(moment.day) \(moment.time)"
  }

  /// The date as other programs and `--at` read it.
  func timestamp(_ date: Date) -> String {
    let ahead = offset(at: date).seconds
    let distance = CivilTime(secondOfDay: abs(ahead))
    return "\(civil(at: date))\(ahead < 0 ? "-" : "+")\(distance.description.prefix(5))"
  }
}
