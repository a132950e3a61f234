/// An event of a calendar, with the occurrences of it that were changed.
struct EventSeries {
  let event: Component
  private(set) var changes: [Component] = []

  /// The events of calendars in their order. Of several versions of one, the one with the highest
  /// `SEQUENCE` counts. A change whose event isn't there stands for itself.
  static func all(in calendars: [Component]) -> [EventSeries] {
    var all: [EventSeries] = []
    var places: [String: Int] = [:]
    let events = calendars.flatMap(\.parts).filter { $0.name == Component.event }
    for event in latest(of: events.filter { $0.first("RECURRENCE-ID") == nil }) {
      if let uid = event.uid { places[uid] = places[uid] ?? all.count }
      all.append(EventSeries(event: event))
    }
    for change in latest(of: events.filter { $0.first("RECURRENCE-ID") != nil }) {
      if let place = change.uid.flatMap({ places[$0] }) {
        all[place].changes.append(change)
      } else {
        all.append(EventSeries(event: change))
      }
    }
    return all
  }

  /// The events without those that one with a higher `SEQUENCE` replaces.
  private static func latest(of events: [Component]) -> [Component] {
    var highest: [String: Int] = [:]
    for event in events {
      guard let key = event.versionKey else { continue }
      highest[key] = max(highest[key] ?? 0, event.sequence)
    }
    return events.filter { event in
      event.versionKey.map { event.sequence == highest[$0] } ?? true
    }
  }
}

extension Component {
  /// The `UID`; nil if there is none.
  var uid: String? {
    first("UID")?.unescaped.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// What all versions of the event, or of the change to one of its occurrences, have in common.
  fileprivate var versionKey: String? {
    uid.map { "\($0)\n\(first("RECURRENCE-ID")?.text ?? "")" }
  }

  fileprivate var sequence: Int { first("SEQUENCE").flatMap { Int($0.word) } ?? 0 }
}
