import DDays
import Pages
import Store
import Views
import WidgetIntents

/// The calendars that are followed, below the line for another.
struct CalendarsView: View {
  let page: CalendarsPage
  let room: PageRoom

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      LineView(
        page.list, .entry, prompt: "dday.calendars.prompt", columns: room.calendarColumns)
      told.frame(height: .rows(2), alignment: .leading)
      ListView(page.list, columns: room.calendarColumns, rows: room.calendarRows) { _, _ in
        EmptyView()
      } row: { id, isFocused in
        if let calendar = page.calendars[id] { row(calendar, isFocused) }
      }
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
  }

  @ViewBuilder private var told: some View {
    if let asked = page.asked.flatMap({ page.calendars[$0] }) {
      Text("dday.calendars.ask \(asked.name) \(page.dayCounts[asked.id] ?? 0)")
        .foregroundStyle(.orange)
    } else if case .fault(let words)? = page.note {
      Text(words).foregroundStyle(.orange)
    } else if case .remark(let words)? = page.note {
      Text(words).foregroundStyle(.secondary)
    } else if page.list.focus == .rows, let fault = page.calendar?.lastFault {
      Text(fault.localizedStringResource).foregroundStyle(.orange)
    } else if page.list.focus == .rows, let unfollowed = page.unfollowed {
      Text("dday.calendars.unfollowed \(unfollowed.name)").foregroundStyle(.secondary)
    } else {
      Text("dday.calendars.hint").foregroundStyle(.secondary)
    }
  }

  private func row(_ calendar: FollowedCalendar, _ isFocused: Bool) -> some View {
    HStack(spacing: 16) {
      Text(verbatim: calendar.name).fontWeight(isFocused ? .bold : .regular)
      Text(verbatim: calendar.source.shown).foregroundStyle(.secondary)
      if !calendar.group.isEmpty {
        Text(verbatim: calendar.group).foregroundStyle(DDayTint(ofGroup: calendar.group).accent)
      }
      Spacer(minLength: 0)
      if calendar.lastFault != nil { Text(verbatim: "!").bold().foregroundStyle(.orange) }
      Text("calendar.days \(page.dayCounts[calendar.id] ?? 0)").foregroundStyle(.secondary)
        .fixedSize()
    }
    .padding(.horizontal, 8)
  }
}
