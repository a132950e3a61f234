import FoundationEssentials

extension Stage {
  static let pages = Stage(
    name: "pages",
    summary:
      "the built program with 10,000 reminders, 2,000 days or the weather: from a key to its page's bytes"
  ) {
    try figures("pages.reminders", of: .reminders) + figures("pages.days", of: .days)
      + figures("pages.weather", of: .weather)
  }

  private static func figures(_ name: String, of subject: PageData.Subject) throws -> [Figure] {
    var session = try PageSession(of: subject)
    let wakes = try session.keys.wakesAtRest()
    let keys = subject == .weather ? PageSession.keysOfWeather : PageSession.keysOfItems
    let times = try keys.flatMap { keys in try session.keys.times(of: keys) }
    return [
      Figure("\(name).key.median", times.percentile(50), .milliseconds),
      Figure("\(name).key.p99", times.percentile(99), .milliseconds, limit: 30),
      Figure("\(name).wakes", Double(wakes), .entries, limit: 0),
    ]
  }
}
