import Home
import System

/// Makes what the page of settings shows, on another thread, because files have to be read.
struct SettingsSheets: Sendable {
  private let work: SerialWork<Question>

  private struct Question: Sendable {
    let asked: AskedSettings
    let shown: Preferences
    let faults: [SettingsFault]
  }

  init(of supply: Supply, on pool: ThreadPool, tellingThrough mailbox: Mailbox<Event>) {
    work = SerialWork(on: pool) { question in
      let standing = StandingSettings(
        of: supply, as: question.asked.invocation, at: question.asked.site)
      mailbox.post(
        .settingsTold(
          SettingsSheet(
            of: standing, as: question.asked, showing: question.shown, wrong: question.faults)))
    }
  }

  /// Posts the page's content, once for requests that follow close upon each other.
  func tell(about asked: AskedSettings, showing shown: Preferences, wrong faults: [SettingsFault]) {
    work.add(Question(asked: asked, shown: shown, faults: faults))
  }
}

/// What settings are read for: a command line, in the circumstances of the moment.
struct AskedSettings: Sendable {
  let invocation: Invocation
  let site: Site
}
