import Almanac
import DDays
import FoundationEssentials

/// The D-Days as they were read, and what the widget's settings select.
struct DDayReading {
  private enum Choice {
    case nearest
    case one(DDay.ID?, Occasion)
    case missing(String)
  }

  private let choice: Choice
  private let ddays: [DDay]
  private let aspect: DDayAspect
  private let group: String?
  private let zone: Zone

  /// The maximum number of D-Days; no widget has room for more.
  private static let mostDays = 32

  init(_ configuration: SelectDDayIntent, of book: DDayBook, in zone: Zone) throws {
    let group = configuration.group.flatMap { $0.isEmpty ? nil : $0 }
    (self.group, self.zone, aspect) = (group, zone, configuration.show)
    ddays = try book.ddays().filter { group == nil || $0.occasion.group == group }
    if let entity = configuration.day {
      choice = entity.dday.map { .one($0.id, $0.occasion) } ?? .missing(entity.id)
    } else if let date = configuration.date {
      choice = .one(nil, configuration.occasion(on: zone.civil(at: date).day))
    } else {
      choice = .nearest
    }
  }

  /// Whether the widget will never show a D-Day.
  var isEmpty: Bool {
    switch choice {
    case .nearest: ddays.isEmpty
    case .one: false
    case .missing: true
    }
  }

  func entry(at date: Date) -> DDayEntry {
    DDayEntry(date: date, scene: scene(on: zone.civil(at: date).day))
  }

  private func scene(on today: CivilDay) -> DDayScene {
    var scene = DDayScene(today: today, aspect: aspect, group: group, count: ddays.count)
    let days = ddays.nearestFirst(from: today).prefix(Self.mostDays)
      .map { CountedDay($0, on: today) }
    switch choice {
    case .nearest where aspect == .milestones:
      scene.main = ddays.nextMilestone(from: today) ?? days.first
    case .nearest: scene.main = days.first
    case .one(let id, let occasion): scene.main = CountedDay(id, occasion, on: today)
    case .missing(let word): scene.missing = word
    }
    scene.others = days.filter { $0.id != scene.main?.id }
    if let main = scene.main, !ddays.contains(where: { $0.id == main.id }) { scene.count += 1 }
    return scene
  }
}

extension [DDay] {
  /// The D-Day whose milestone comes next, preferably a pinned one; nil if there is none.
  fileprivate func nextMilestone(from today: CivilDay) -> CountedDay? {
    let all = nearestFirst(from: today).compactMap { dday in
      dday.occasion.milestonesAhead(of: today).first.map { (dday: dday, day: $0.day) }
    }
    let pinned = all.filter(\.dday.occasion.isPinned)
    return (pinned.isEmpty ? all : pinned).min { $0.day < $1.day }
      .map { CountedDay($0.dday, on: today) }
  }
}

extension SelectDDayIntent {
  /// The day in the widget's own settings.
  fileprivate func occasion(on day: CivilDay) -> Occasion {
    Occasion(
      uid: "", title: title ?? "",
      rule: DayRule(start: day, recurrence: yearly ? .yearly : .never))
  }
}
