/// When everything is shown in red. Hours that were set stay known while they don't count.
package struct Night: Hashable, Sendable {
  var choice: Choice
  /// The hours of the choice `auto`; nil for those between sunset and sunrise.
  var hours: NightHours?

  package static let off = Night(choice: .off)
  package static let on = Night(choice: .on)

  /// In the order in which the key goes through them.
  enum Choice: String, CaseIterable, Hashable, Sendable {
    case off, on
    /// When it is dark.
    case auto
  }

  /// Whether its turns are those of the sun.
  var followsTheSun: Bool { choice == .auto && hours == nil }

  /// Whether everything is red now; without knowing whether it is dark, it isn't.
  func isRed(isDark: Bool?) -> Bool {
    switch choice {
    case .off: false
    case .on: true
    case .auto: isDark ?? false
    }
  }

  mutating func turn() {
    choice = choice.next
  }

  /// What a word makes of it: `off` and `on` forget no hours. Nil if there is no such word.
  func changed(to word: String) -> Night? {
    guard var night = Night(word: word) else { return nil }
    if night.choice != .auto, night.hours == nil { night.hours = hours }
    return night
  }
}

extension Night {
  /// Fails unless it reads `off`, `on`, `auto` or hours such as `22:00-07:00`, or `off` or `on` with
  /// the hours that are to stay known: `off,22:00-07:00`.
  package init?(word: String) {
    let parts = word.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    if let choice = Choice(rawValue: parts[0]) {
      self.init(choice: choice)
      guard parts.count > 1 else { return }
      hours = NightHours(parts[1])
      guard choice != .auto, parts.count == 2, hours != nil else { return nil }
    } else {
      guard let hours = NightHours(word) else { return nil }
      self.init(choice: .auto, hours: hours)
    }
  }

  package var word: String {
    guard let hours else { return choice.rawValue }
    return choice == .auto ? "\(hours)" : "\(choice.rawValue),\(hours)"
  }
}

extension Night.Choice {
  fileprivate var next: Self {
    switch self {
    case .off: .on
    case .on: .auto
    case .auto: .off
    }
  }
}
