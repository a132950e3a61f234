import FoundationEssentials
import Pages
import Diary
import Views

/// The reminders in sections, or an invitation if there are none.
struct ReminderRows: View {
  let page: ReminderPage
  let columns: Int
  let rows: Int
  let date: Date

  var body: some View {
    if page.list.sections.isEmpty {
      Text(page.isSearching ? "reminders.page.nothing" : "reminders.page.empty")
        .foregroundStyle(.secondary)
        .frame(width: .columns(columns), height: .rows(rows), alignment: .topLeading)
    } else {
      ListView(page.list, columns: columns, rows: rows) { id, _ in
        heading(id)
      } row: { id, isFocused in
        if let entry = page.table[id] {
          ReminderRow(page: page, entry: entry, isFocused: isFocused)
        }
      }
    }
  }

  private func heading(_ id: ItemList.ID) -> some View {
    HStack(spacing: 8) {
      switch id {
      case ReminderTable.late: Text("reminders.page.late").bold().foregroundStyle(Color("Late"))
      case ReminderTable.today: Text("reminders.page.today").bold()
      case ReminderTable.later: Text("reminders.page.later").bold()
      case ReminderTable.hidden: Text("reminders.page.hidden").foregroundStyle(.secondary)
      default: Text("reminders.page.done").foregroundStyle(.secondary)
      }
      Text(verbatim: "\(page.list.sections.first { $0.id == id }?.items.count ?? 0)")
        .foregroundStyle(.secondary)
    }
  }
}

/// A reminder on one row: its circle, priority, title, note and due time.
struct ReminderRow: View {
  let page: ReminderPage
  let entry: ReminderTable.Entry
  let isFocused: Bool

  private var item: ReminderItem { entry.item }

  var body: some View {
    HStack(spacing: 0) {
      Pressable(.act(entry.id)) {
        Image(systemName: item.isDone ? "circle.fill" : "circle")
          .foregroundStyle(isLate ? Color("Late") : page.color(of: entry.list))
          .widgetAccentable()
          .padding(.horizontal, 8)
      }
      .fixedSize()
      if let due {
        ViewThatFits(in: .horizontal) {
          row(due.time(isDone: item.isDone), hasNote: true)
          row(due.time(isDone: item.isDone), hasNote: false)
          row(due.briefText(isDone: item.isDone), hasNote: false)
          title.padding(.trailing, 8)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      } else {
        ViewThatFits(in: .horizontal) {
          row(EmptyView(), hasNote: true)
          row(EmptyView(), hasNote: false)
        }
      }
    }
  }

  private var due: DueTime? {
    item.deadline.map { DueTime($0, at: page.table.date, in: page.table.zone) }
  }

  private var isLate: Bool { !item.isDone && due?.isOver == true }

  private func row(_ due: some View, hasNote: Bool) -> some View {
    HStack(spacing: 8) {
      title.frame(idealWidth: hasNote ? nil : 80, alignment: .leading)
      if hasNote, let note = item.note.split(whereSeparator: \.isNewline).first {
        Text(verbatim: String(note)).foregroundStyle(.secondary)
      }
      Spacer(minLength: 8)
      if item.repetition != nil { Image(systemName: "arrow.clockwise").foregroundStyle(.secondary) }
      due
    }
    .padding(.trailing, 8)
  }

  private var title: some View {
    HStack(spacing: 8) {
      if let priority = item.priority, !item.isDone {
        Text(verbatim: priority.sign).foregroundStyle(.orange).fixedSize()
      }
      Text(verbatim: item.title)
        .fontWeight(isFocused ? .bold : .regular)
        .strikethrough(item.isDone)
        .foregroundStyle(item.isDone ? .secondary : .primary)
    }
  }
}
