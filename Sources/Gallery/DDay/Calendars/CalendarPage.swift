import System
import DDays
import Pages
import Store
import Views
import WidgetIntents

/// A form for the name and the group of a calendar that is followed.
struct CalendarPage: Page {
  enum Question: String, SettingsQuestion {
    case name, group

    static let labels = "dday.calendar"
  }

  private let calendar: FollowedCalendar
  private(set) var settings: SettingsForm<Question>

  init(_ calendar: FollowedCalendar) {
    self.calendar = calendar
    settings = SettingsForm { question in
      let text = question == .name ? calendar.name : calendar.group
      return .text(TextEntry(text, limit: Bound.ddayGroup.greatest))
    }
    explain()
  }

  var title: LocalizedStringResource { "dday.calendar" }

  var isChanged: Bool { settings.isChanged }

  var place: KeyScope { settings.form.place }

  func offers(_ command: KeyCommand) -> Bool { command != .beginAnother }

  mutating func handle(_ event: PageEvent, in room: PageRoom) -> PageEffect? {
    let request = settings.handle(event, in: room)
    explain()
    return switch request {
    case .save: save()
    case .cancel: .close
    case .press, nil: nil
    }
  }

  private mutating func save() -> PageEffect? {
    guard !name.isEmpty else {
      settings.focus(.name)
      return nil
    }
    guard isChanged else { return .close }
    return .perform(
      EditCalendarIntent(
        calendar.id, name: name, group: settings.text(of: .group).trimmed))
  }

  private var name: String { settings.text(of: .name).trimmed }

  private mutating func explain() {
    let isNamed = !name.isEmpty
    settings.change(.name) { $0.note = isNamed ? nil : .fault("calendar.error.name") }
    settings.change(.group) { $0.note = .remark("dday.calendar.group.note") }
  }

  func body(in room: PageRoom) -> some View { SettingsFormView(form: settings.form, room: room) }
}
