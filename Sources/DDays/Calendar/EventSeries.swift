import Almanac

/// An event of a calendar, with the occurrences of it that were changed.
struct EventSeries {
  let event: Component
  private(set) var changes: [Component] = []

  /// The events of calendars in their order. Of several versions of one, the one with the highest
  /// `SEQUENCE` counts and, of those, the one with the latest `DTSTAMP`. A change whose event isn't there stands for itself.
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

  /// The events without those that a later version replaces.
  private static func latest(of events: [Component]) -> [Component] {
    var latest: [String: Version] = [:]
    for event in events {
      guard let key = event.versionKey else { continue }
      latest[key] = latest[key].map { max($0, event.version) } ?? event.version
    }
    return events.filter { event in
      event.versionKey.map { event.version == latest[$0] } ?? true
    }
  }
}

/// What tells the later of two versions of an event.
private struct Version: Hashable, Comparable {
  let sequence: Int
  /// When it was written; nil, which is earlier than all others, if that isn't said.
  let stamp: CivilMoment?

  static func < (one: Version, other: Version) -> Bool {
    guard one.sequence == other.sequence else { return one.sequence < other.sequence }
    guard let later = other.stamp else { return false }
    return one.stamp.map { $0 < later } ?? true
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

  fileprivate var version: Version {
    let stamp = first("DTSTAMP").flatMap { EventTime($0.word.utf8) }
    return Version(
      sequence: first("SEQUENCE").flatMap { Int($0.word) } ?? 0,
      stamp: stamp.map { CivilMoment(day: $0.day, time: $0.time ?? .midnight) })
  }
}
