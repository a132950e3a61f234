import Pages
import Views
import WidgetIntents

/// The reminders page, with a layout for each kind of screen.
struct ReminderPageView: View {
  let page: ReminderPage
  let room: PageRoom

  var body: some View {
    content
      .lineLimit(1)
      .frame(
        width: .columns(room.columns), height: .rows(room.rows),
        alignment: room.columns > 160 ? .top : .topLeading)
  }

  private var plan: ReminderPlan {
    ReminderPlan(room, isWriting: page.isWriting || page.offersNotices)
  }

  @ViewBuilder private var content: some View {
    switch plan.layout {
    case .wide:
      HStack(alignment: .top, spacing: .columns(ReminderPlan.gap)) {
        ReminderSidebar(page: page, columns: ReminderPlan.sideColumns, rows: room.rows)
        VStack(alignment: .leading, spacing: 0) {
          ReminderTitle(page: page, plan: plan)
          ReminderLine(page: page, columns: plan.lineColumns)
          ReminderMeaning(page: page, columns: plan.lineColumns, isNarrow: false)
            .padding(.bottom, .rows(1))
          rows
          ReminderFoot(page: page, columns: plan.lineColumns).padding(.top, .rows(1))
        }
      }
    case .narrow:
      VStack(alignment: .leading, spacing: 0) {
        VStack(alignment: .leading, spacing: 0) {
          if page.isSearching {
            LineView(page.list, .search, prompt: "reminders.page.search", columns: plan.lineColumns)
          } else {
            ReminderLine(page: page, columns: plan.lineColumns)
          }
          if plan.showsMeaning {
            ReminderMeaning(page: page, columns: plan.lineColumns, isNarrow: true)
          }
          rows.padding(.top, .rows(room.rows >= 12 ? 1 : 0))
        }
        .padding(.horizontal, 8)
        ReminderChips(page: page, columns: room.columns)
          .padding(.top, .rows(room.rows >= 12 ? 1 : 0))
      }
    case .least:
      VStack(alignment: .leading, spacing: 0) {
        if room.rows > 2 { ReminderLine(page: page, columns: room.columns) }
        rows
      }
    }
  }

  private var rows: some View {
    ReminderRows(page: page, columns: plan.lineColumns, rows: plan.listRows, date: room.date)
  }
}

extension ReminderPage {
  static let newListButton = 1_000_001
  static let undoButton = 1_000_002
  /// It has a key, unless a list has that.
  static let offerButton = 9

  /// Whether something is searched.
  var isSearching: Bool { list.focus == .search || !list.query.isEmpty }
}

/// The line on which a reminder or the name of a list is written.
struct ReminderLine: View {
  let page: ReminderPage
  let columns: Int

  var body: some View {
    LineView(
      page.list, .entry, prompt: page.writing == .list ? "reminders.page.list-name" : prompt,
      columns: columns, tints: page.spoken.map { $0.tints } ?? [])
  }

  private var prompt: LocalizedStringResource { "reminders.page.prompt" }
}

/// The name of what is shown, and how many there are.
struct ReminderTitle: View {
  let page: ReminderPage
  let plan: ReminderPlan

  var body: some View {
    HStack(spacing: 16) {
      page.name
      Spacer(minLength: 0)
      Text(verbatim: "\(page.table.counts[page.scope] ?? 0)").fixedSize()
    }
    .bold()
    .foregroundStyle(page.color)
    .padding(.horizontal, 8)
    .frame(
      width: .columns(plan.lineColumns), height: .rows(plan.titleRows), alignment: .topLeading)
  }
}

/// The offer to be told of what is due.
struct NotifyOfferButton: View {
  var body: some View {
    Pressable(.press(ReminderPage.offerButton)) {
      HStack(spacing: 8) {
        Text(verbatim: "\(ReminderPage.offerButton)").bold()
        Text("notify.offer").foregroundStyle(.secondary)
      }
    }
  }
}

/// What was done last, and a button to undo it; or a notice.
struct ReminderFoot: View {
  let page: ReminderPage
  let columns: Int

  var body: some View {
    HStack(spacing: 16) {
      if let fault = page.table.fault {
        Text(fault.words).foregroundStyle(Color("Late"))
      } else if let notice = page.notice {
        Text(notice).foregroundStyle(.secondary)
      } else if page.offersNotices {
        NotifyOfferButton()
      }
      Spacer(minLength: 0)
      if let last = page.last {
        Text("reminders.page.last \(last)").foregroundStyle(.secondary)
        Pressable(.press(ReminderPage.undoButton)) {
          HStack(spacing: 8) {
            Text(verbatim: "z").bold()
            Text("help.list.undo").foregroundStyle(.secondary)
          }
          .fixedSize()
        }
      }
    }
    .frame(width: .columns(columns), height: .rows(1))
  }
}
