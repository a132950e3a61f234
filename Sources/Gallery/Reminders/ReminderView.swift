import Timelines
import Views

/// The reminders widget, with a layout for each family.
struct ReminderView: View {
  let entry: ReminderEntry
  @Environment(\.widgetFamily) private var family
  @Environment(\.isReadFromAfar) private var isAfar

  private var agenda: DayAgenda { entry.agenda }

  var body: some View {
    content
      .privacySensitive()
      .widgetURL(agenda.link.url)
      .containerBackground(InvitingView.gradient, for: .widget)
  }

  @ViewBuilder private var content: some View {
    switch family {
    case .accessoryCircular: ReminderCircularView(agenda: agenda)
    case .accessoryRectangular: ReminderRectangularView(agenda: agenda)
    case .accessoryInline: ReminderInlineView(agenda: agenda)
    case .systemLarge where !agenda.chores.isEmpty: ReminderLargeView(agenda: agenda)
    case .systemMedium where !agenda.chores.isEmpty: ReminderMediumView(agenda: agenda)
    case .systemSmall where agenda.openCount > 0 && isAfar: ReminderStandByView(agenda: agenda)
    case .systemSmall where agenda.openCount > 0: ReminderSmallView(agenda: agenda)
    default: RestView(agenda: agenda)
    }
  }
}
