import Almanac
import DDays
import Diary
import Pages
import Store
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

/// The lists and groups in a row: the one that is shown, and as many others as fit.
struct ReminderChips: View {
  let page: ReminderPage
  let columns: Int

  var body: some View {
    ViewThatFits(in: .horizontal) {
      ForEach(Array(stride(from: min(9, order.count), through: 1, by: -1)), id: \.self) { row($0) }
    }
    .frame(width: .columns(columns), height: .rows(1), alignment: .leading)
  }

  /// The numbers of the scopes, the lists first.
  private var order: [Int] {
    let groups = ReminderScope.groups.count
    return Array(groups..<page.table.scopes.count) + Array([2, 0, 1, 3])
  }

  private func row(_ count: Int) -> some View {
    let shown = order.firstIndex { page.table.scopes[$0] == page.scope } ?? 0
    let first = max(0, min(shown - count + 1, order.count - count))
    return HStack(spacing: 8) {
      ForEach(Array(order[first..<first + count]), id: \.self) { chip($0) }
    }
    .padding(.horizontal, 8)
  }

  private func chip(_ place: Int) -> some View {
    let scope = page.table.scopes[place]
    let isShown = scope == page.scope
    return Pressable(.press(place + 1)) {
      HStack(spacing: 8) {
        Image(systemName: scope.symbolName).foregroundStyle(page.color(of: scope))
        page.name(of: scope).fontWeight(isShown ? .bold : .regular)
        Text(verbatim: "\(page.table.counts[scope] ?? 0)").foregroundStyle(.secondary)
      }
      .padding(.horizontal, 8)
      .background(page.color(of: scope).opacity(isShown ? 0.35 : 0))
    }
    .fixedSize()
  }
}

/// What was understood of the words on the line.
struct ReminderMeaning: View {
  let page: ReminderPage
  let columns: Int
  /// Whether there is no row at the foot.
  let isNarrow: Bool

  var body: some View {
    HStack(spacing: 24) {
      if let spoken = page.spoken {
        if let due = spoken.due {
          sign("clock", .due) { due.deadline.text(in: page.table.zone) }
          if let repetition = due.repetition {
            sign("arrow.clockwise", .repetition) { repetition.text }
          }
        }
        if let priority = spoken.priority {
          Text(verbatim: "\(priority.sign) ").foregroundStyle(SpokenReminder.Part.priority.color)
            + priority.name.foregroundStyle(SpokenReminder.Part.priority.color)
        }
        if let list = spoken.list ?? page.target {
          HStack(spacing: 8) {
            Image(systemName: "circle.fill")
            page.name(of: .list(list))
          }
          .foregroundStyle(page.color(of: list))
        }
      } else if page.isWriting, page.writing != .list {
        Text("reminders.page.example").foregroundStyle(.secondary)
      } else if page.offersNotices, isNarrow {
        NotifyOfferButton()
      }
    }
    .padding(.leading, 24)
    .frame(width: .columns(columns), height: .rows(1), alignment: .leading)
  }

  private func sign(
    _ symbol: String, _ part: SpokenReminder.Part, @ViewBuilder _ words: () -> Text
  ) -> some View {
    HStack(spacing: 8) {
      Image(systemName: symbol)
      words()
    }
    .foregroundStyle(part.color)
    .fixedSize()
  }
}

extension Deadline {
  /// The day in words, and the time if it has one.
  func text(in zone: Zone) -> Text {
    let day = day(in: zone)
    let date = Text(
      "reminders.date \(day.month) \(day.day) \(Text(LocalizedStringKey(day.weekday.key)))")
    guard case .date(let moment) = self else { return date }
    return date + Text(verbatim: " ") + Text(moment, style: .time)
  }
}

extension Repetition {
  /// How often it comes, in words.
  var text: Text {
    switch self {
    case .step(1, .days, _): Text("reminders.daily")
    case .step(1, .weeks, _): Text("reminders.weekly")
    case .step(1, .months, _): Text("reminders.monthly")
    case .step(1, .years, _): Text("reminders.yearly")
    case .step(1, .businessDays, _): Text("reminders.weekdays")
    case .step(let count, .days, _): Text("reminders.every-days \(count)")
    case .step(let count, .weeks, _): Text("reminders.every-weeks \(count)")
    case .step(let count, .months, _): Text("reminders.every-months \(count)")
    case .step(let count, .years, _): Text("reminders.every-years \(count)")
    case .step(let count, .businessDays, _): Text("reminders.every-weekdays \(count)")
    case .series(let text): DayRule(series: text)?.rhythm ?? Text("reminders.series")
    }
  }
}

extension Priority {
  var name: Text {
    switch level {
    case 3: Text("reminders.priority.high")
    case 2: Text("reminders.priority.medium")
    default: Text("reminders.priority.low")
    }
  }
}

/// The groups with their counts, and the lists.
struct ReminderSidebar: View {
  let page: ReminderPage
  let columns: Int
  let rows: Int
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      LineView(page.list, .search, prompt: "reminders.page.search", columns: inner)
        .padding(.bottom, .rows(1))
      VStack(alignment: .leading, spacing: rows >= 30 ? 17 : 0) {
        ForEach([0, 2], id: \.self) { first in
          HStack(spacing: 16) {
            group(first)
            group(first + 1)
          }
        }
      }
      .padding(.bottom, .rows(1))
      Text("reminders.page.lists").foregroundStyle(.secondary)
      VStack(alignment: .leading, spacing: gap) {
        ForEach(Array(shownLists.enumerated()), id: \.offset) { _, place in list(place) }
      }
      .padding(.vertical, gap)
      Pressable(.press(ReminderPage.newListButton)) {
        Text("reminders.page.add-list").foregroundStyle(.secondary)
      }
      Spacer(minLength: 0)
      if page.table.lists.contains(where: { $0.path != nil }) {
        Text("reminders.page.filed").foregroundStyle(.secondary)
      }
    }
    .padding(.horizontal, 8)
    .padding(.vertical, .rows(rows >= 30 ? 1 : 0))
    .frame(width: .columns(columns), height: .rows(rows), alignment: .topLeading)
    .background(Color.primary.opacity(0.06), in: RoundedRectangle(cornerRadius: 20))
  }

  private var inner: Int { columns - 2 }

  private var isAiry: Bool {
    typeSize.density != .tight && rows >= 30 + 2 * page.table.lists.count
  }

  private var gap: Double { isAiry ? 17 : 0 }

  /// The places of as many lists as fit, with the one that is shown.
  private var shownLists: Range<Int> {
    let most = max(1, (rows - (rows >= 30 ? 21 : 15)) / (isAiry ? 2 : 1))
    let count = page.table.lists.count
    let place = page.table.lists.firstIndex { .list($0.id) == page.scope } ?? 0
    let first = max(0, min(place - most + 1, count - most))
    return first..<min(count, first + most)
  }

  private var groupColumns: Int { (inner - 2) / 2 }

  private func group(_ place: Int) -> some View {
    let scope = ReminderScope.groups[place]
    return Pressable(.press(place + 1)) {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 8) {
          Image(systemName: scope.symbolName).foregroundStyle(page.color(of: scope))
          Spacer(minLength: 0)
          Text(verbatim: "\(page.table.counts[scope] ?? 0)").bold()
        }
        page.name(of: scope)
      }
      .padding(.horizontal, 8)
      .padding(.vertical, .rows(rows >= 30 ? 1 : 0))
      .frame(width: .columns(groupColumns), alignment: .leading)
      .background(
        scope == page.scope
          ? page.color(of: scope).opacity(0.35) : Color.primary.opacity(0.08),
        in: RoundedRectangle(cornerRadius: 12))
    }
  }

  private func list(_ place: Int) -> some View {
    let list = page.table.lists[place]
    let isShown = page.scope == .list(list.id)
    return Pressable(.press(place + ReminderScope.groups.count + 1)) {
      HStack(spacing: 8) {
        Image(systemName: "circle.fill").foregroundStyle(page.color(of: list.id))
        Text(verbatim: list.name).fontWeight(isShown ? .bold : .regular)
        Spacer(minLength: 8)
        Text(verbatim: "\(page.table.counts[.list(list.id)] ?? 0)").foregroundStyle(.secondary)
      }
      .padding(.horizontal, 8)
      .frame(width: .columns(inner), height: .rows(1), alignment: .leading)
      .background(page.color(of: list.id).opacity(isShown ? 0.35 : 0))
    }
  }
}
