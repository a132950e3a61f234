import Almanac
import DDays
package import Desk
import Diary
import FoundationEssentials
import Gallery
import Home
import System
import Weather
import WidgetIntents

extension AnnouncementSource {
  /// D-Days, in the morning of the day before and of the day itself.
  package static let days = AnnouncementSource(of: .days) { scene, _ in
    // What was due yesterday may still be told.
    let first = scene.zone.civil(at: scene.from).day.advanced(by: -1)
    let last = scene.zone.civil(at: scene.until).day.advanced(by: 1)
    return try DDayBook(in: scene.store).ddays().flatMap { dday in
      dday.occasion.days(from: first, to: last).flatMap { day in
        [0, 1].map { Announcement(dday, on: day, daysBefore: $0, in: scene.zone) }
      }
    }
    .filter(scene.includes)
  }
}

extension Announcement {
  /// Each is told until its day is over.
  fileprivate init(_ dday: DDay, on day: CivilDay, daysBefore count: Int, in zone: Zone) {
    let told = day.advanced(by: -count)
    self.init(
      .day(title: dday.occasion.title, day), about: "day \(dday.id) \(day) -\(count)",
      at: zone.morning(of: told), until: zone.startOfDay(told.advanced(by: 1)),
      tolerance: Zone.greatestDifference)
  }
}

extension Occasion {
  /// Its days between two days.
  fileprivate func days(from first: CivilDay, to last: CivilDay) -> [CivilDay] {
    var days: [CivilDay] = []
    var from = first
    while let day = rule.next(onOrAfter: from), day <= last {
      days.append(day)
      from = day.advanced(by: 1)
    }
    return days
  }
}

extension AnnouncementSource {
  /// Precipitation that begins at the place of a weather widget, from an hour before on. Nobody is asked
  /// for newer weather.
  package static let rain = AnnouncementSource(of: .rain) { scene, _ in
    GalleryBundle.rain(over: scene.widgets, at: scene.from, with: scene.dependencies).map { rain in
      Announcement(
        .rain(condition: rain.condition.nameKey, place: rain.place.nameKey, from: rain.date),
        about: "rain \(rain.place.latitude) \(rain.place.longitude)", at: rain.date - notice,
        until: rain.date, tolerance: pause)
    }
    .filter(scene.includes)
  }

  private static let notice = 3600.0
  /// The seconds between two spells of rain that are told of.
  private static let pause = 3 * 3600.0
}

extension AnnouncementSource {
  /// Reminders that are due, at their time or in the morning of their day.
  package static let reminders = AnnouncementSource(of: .reminders) { scene, noteFile in
    var announcements: [Announcement] = []
    _ = try ReminderBook(in: scene.store, zone: scene.zone).forEachItem(reading: noteFile) { item in
      guard let announcement = Announcement(item, in: scene.zone),
        scene.includes(announcement), item.isShown(on: scene.zone.civil(at: announcement.date).day)
      else { return }
      announcements.append(announcement)
    }
    return announcements
  }
}

extension Announcement {
  /// Fails for reminders that are done or never due.
  fileprivate init?(_ item: ReminderItem, in zone: Zone) {
    guard !item.isDone, let deadline = item.deadline else { return nil }
    switch deadline {
    case .date(let date):
      self.init(
        .reminder(title: item.title, day: nil), about: "reminder \(item.id)", at: date)
    case .day(let day):
      self.init(
        .reminder(title: item.title, day: day), about: "reminder \(item.id) on \(day)",
        at: zone.morning(of: day), tolerance: Zone.greatestDifference)
    }
  }
}

extension NotifySettings {
  /// What a line of the file may be.
  static let lines =
    ["how \(Way.allCases.map(\.rawValue).joined(separator: "|"))", "command PROGRAM"]
    + Announcement.Topic.allCases.map { "\($0.rawValue) on|off" }

  /// Reads the lines of a file; returns the number of the first that is invalid.
  mutating func read(_ text: String) -> Int? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.split { $0.isWhitespace }.map(String.init)
    }
    let wrong = lines.indices.first { index in
      !(lines[index].first?.hasPrefix("#") ?? true) && !take(lines[index])
    }
    if way == .command, command.isEmpty { way = .off }
    return wrong.map { $0 + 1 }
  }

  private mutating func take(_ words: [String]) -> Bool {
    let values = Array(words.dropFirst())
    switch words.first {
    case "how":
      guard values.count == 1, let way = Way(rawValue: values[0]) else { return false }
      self.way = way
    case "command":
      guard !values.isEmpty else { return false }
      command = values
    case let name:
      guard let topic = name.flatMap(Announcement.Topic.init), values == ["on"] || values == ["off"]
      else { return false }
      if values == ["on"] { topics.insert(topic) } else { topics.remove(topic) }
    }
    return true
  }
}

extension NotifySettings {
  /// What `config.toml` may say of notifications.
  static let parts =
    [
      Setting(
        "notify.how", .words(Way.allCases.map(\.rawValue)), usual: .word(Way.off.rawValue),
        flag: fileName, variable: variable, of: line("how"),
        lack: { value, site in
          value.word == Way.command.rawValue && site.written["notify.command"] == nil
            ? site.commandWords.text("command-error.notify.no-command") : nil
        }),
      Setting(
        "notify.command", .text, example: .text("notify-send -a widgetty"), of: line("command")),
    ] + Announcement.Topic.allCases.map(setting)

  private static func setting(_ topic: Announcement.Topic) -> Setting {
    let isUsual = NotifySettings().topics.contains(topic)
    return Setting(
      "notify.\(topic.rawValue)", .toggle, usual: .word(isUsual ? "on" : "off"),
      of: line(topic.rawValue))
  }

  private static func line(_ name: String) -> Setting.Subject {
    .line(
      SettingLine(of: fileName, line: { "\(name) \($0)" }) { saying in
        var settings = NotifySettings()
        switch saying.origin {
        case .file, .config: return value(of: name, in: saying.text)
        case .key, .variable, .flag:
          guard !saying.text.isEmpty, settings.choose(saying.text) else { return nil }
          let command = settings.command.joined(separator: " ")
          return name == "how"
            ? settings.way.rawValue : name == "command" && !command.isEmpty ? command : nil
        }
      })
  }

  /// The words that the lines of a file give a name; nil if they say nothing about it.
  private static func value(of name: String, in text: String) -> String? {
    let lines = text.split(separator: "\n").map { line in
      line.split { $0.isWhitespace }.map(String.init)
    }
    return lines.last { $0.count > 1 && $0[0] == name }?.dropFirst().joined(separator: " ")
  }
}

extension NotifySettings {
  static let fileName = "notify"
  static let variable = "WIDGETTY_NOTIFY"

  /// The ways to choose from, as they are typed; the last one is followed by a program.
  static let words = ["off", "bell", "terminal", "command:PROGRAM"]

  /// The settings by what was said. Returns a fault for an invalid word.
  static func settled(
    by said: SettingWords, at site: Site
  ) -> (settings: NotifySettings, fault: String?) {
    var settings = NotifySettings()
    var fault: String?
    // Their file is long, and hardly ever is there a fault to tell.
    lazy var strings = site.commandWords
    for saying in said.sayings {
      switch saying.origin {
      case .file(let path):
        if let line = settings.read(saying.text) {
          fault = strings.text(
            "command-error.notify.line %@ %@ %@", path, "\(line)", strings.alternatives(lines))
        }
      case .variable where !saying.text.isEmpty && !settings.choose(saying.text):
        fault = strings.text(
          "command-error.notify.variable %@ %@ %@", variable, saying.text.quoted,
          strings.alternatives(words))
      case .config: _ = settings.read(saying.text)
      case .key, .flag: _ = settings.choose(saying.text)
      case .variable: break
      }
      settings.locate { site.absolute($0, saidBy: saying.origin) }
    }
    return (settings, fault)
  }

  /// Replaces the path of its program, if it isn't only a name, by the one that the system knows.
  private mutating func locate(_ absolute: (String) -> String) {
    guard let program = command.first, program.contains("/") else { return }
    command[0] = absolute(program)
  }

  /// Applies a way; returns whether it is one.
  mutating func choose(_ text: String) -> Bool {
    let word = text.trimmedWord
    if word.hasPrefix(Self.commandPrefix) {
      let words = word.dropFirst(Self.commandPrefix.count).split(separator: " ").map(String.init)
      guard !words.isEmpty else { return false }
      (way, command) = (.command, words)
      return true
    }
    guard let way = Way(rawValue: word), way != .command || !command.isEmpty else { return false }
    self.way = way
    return true
  }

  private static let commandPrefix = "command:"
}

extension String {
  fileprivate var trimmedWord: String {
    split { $0.isWhitespace }.joined(separator: " ")
  }
}

extension AnnouncementSource.Scene {
  /// Whether something may be told within the time.
  func includes(_ announcement: Announcement) -> Bool {
    announcement.end > from && announcement.date <= until
  }
}

extension Zone {
  /// When what is due on a day is told.
  func morning(of day: CivilDay) -> Date {
    date(of: CivilMoment(day: day, time: CivilTime(secondOfDay: 9 * 3600)))
  }

  /// The seconds between the same time of a day in any two zones, and a few more.
  static let greatestDifference = 27 * 3600.0
}

extension SuppliedSetting {
  /// How the user is told of what is due, and of what. A page switches it on.
  package static let notify = SuppliedSetting(
    fileName: NotifySettings.fileName, flagName: Flag.notifyName,
    variable: EnvironmentVariable(name: NotifySettings.variable), hasKey: true,
    lines: ["how command", "command notify-send -a widgetty", "rain on"],
    parts: NotifySettings.parts, concerning: []
  ) { said, site, supplies in
    let (settings, fault) = NotifySettings.settled(by: said, at: site)
    supplies.notifying = settings
    let isOffered = settings.way == .off && site.hasWorldTime && site.directories != nil
    let offer = NotifyOffer(isOpen: isOffered) {
      let word = NotifySettings.Way.terminal.rawValue
      try site.keep(word, for: "notify.how", in: NotifySettings.fileName)
    }
    supplies.dependencies.add(dependency: offer)
    return fault
  }
}

extension Flag {
  fileprivate static let notifyName = "notify"

  package static let notify = Flag(
    setting: notifyName, placeholder: "WAY", choices: NotifySettings.words,
    allowed: .words(NotifySettings.words), usual: "off",
    example: "widgetty --notify terminal",
    allows: { word in
      var settings = NotifySettings()
      return settings.choose(word)
    })
}

extension Supply {
  /// How the user is told of what is due.
  package static let notify = Supply(flags: [.notify], settings: [.notify])
}
