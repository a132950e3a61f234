import DDays
import FoundationEssentials
import Pages
import Views
import WidgetIntents

/// The page of all days: those of the user by group, the coming holidays and Recently Deleted.
struct DaysPage: Page {
  private(set) var days: DayCollection
  private(set) var list: ItemList
  /// In which order the user sees the days of a section.
  private(set) var order = DDayOrder.date
  let renewal: Date?
  /// Whether a day that is new is the user's, who waits for it.
  private var awaitsNew = false
  /// The day that was added last from here; nil if there is none.
  private(set) var added: ItemList.ID?
  /// Whether it was in Recently Deleted.
  private(set) var isRestored = false
  /// The days that were put on the Home Screen from here.
  private(set) var placed: Set<ItemList.ID> = []
  /// Why the last key did nothing; nil if it did.
  private(set) var refusal: LocalizedStringResource?
  /// Whether to offer that the user is told of days that come.
  let offersNotices: Bool

  /// The numbers of the buttons below the list, and of those beside the next holidays and the first
  /// section.
  enum Button: Int, CaseIterable {
    case home = 1
    case importing, exporting, calendars, holidays, order, notices
  }

  init(
    _ days: DayCollection, at day: DDay.ID? = nil, renewal: Date? = nil, offersNotices: Bool = false
  ) {
    (self.days, self.renewal, self.offersNotices) = (days, renewal, offersNotices)
    list = ItemList(
      folding: [DayCollection.Section.past.id, DayCollection.Section.removed.id])
    list.show(days.sections(matching: ""))
    if let day { list.select(DayItem.id(of: day)) }
  }

  var title: LocalizedStringResource { "dday.page" }

  var isChanged: Bool { false }

  var place: KeyScope { list.place }

  var takesLeaving: Bool { list.takesLeaving }

  /// The day with the focus; nil if there is none.
  var item: DayItem? { list.item.flatMap { days.items[$0] } }

  func offers(_ command: KeyCommand) -> Bool {
    switch command {
    case .beginAnother, .configure, .reload, .shift, .press, .save: false
    case .move(.left), .move(.right): false
    case .act, .open: item != nil || list.place == .line
    case .remove: item.map { !$0.isHoliday && !$0.isRemoved } ?? false
    default: true
    }
  }

  func name(of command: KeyCommand) -> String? {
    guard list.place == .list else { return list.nameInSearch(of: command) }
    switch command {
    case .act:
      guard let item, !item.isHoliday else { return "dday.page.add" }
      return item.isRemoved
        ? "dday.page.restore" : item.isPinned ? "dday.page.unpin" : "dday.page.pin"
    case .open:
      return item?.isRemoved == true
        ? "dday.page.restore" : item?.isHoliday == true ? "dday.page.add" : nil
    case .step: return "dday.page.new"
    case .remove: return "dday.page.remove"
    default: return nil
    }
  }

  mutating func handle(_ event: PageEvent, in room: PageRoom) -> PageEffect? {
    (refusal, awaitsNew) = (nil, false)
    if case .command(.step) = event, list.focus == .rows { return begin() }
    let plan = DaysPlan(room)
    let request = list.handle(
      event, rows: plan.listRows, columns: plan.listColumns, density: room.density)
    switch request {
    case .search: list.show(sections)
    case .open(let id): return days.items[id].flatMap { open($0) }
    case .act(let id): return days.items[id].flatMap { act(on: $0) }
    case .remove(let id): return days.items[id].flatMap { remove($0) }
    case .undo: return .run(UndoDaysIntent())
    case .redo: return .run(RedoDaysIntent())
    case .beginAnother: return begin()
    case .press(let number): return Button(rawValue: number).flatMap { press($0) }
    case .configure: return press(.calendars)
    case .enter, .shift, .reload, .turn, nil: break
    }
    return nil
  }

  mutating func follow(_ newer: DaysPage) {
    let new = newer.days.ids.subtracting(days.ids)
    let removed = Set(days.items.values.filter(\.isRemoved).map(\.id))
    (days, self) = (newer.days, following(newer))
    list.show(sections)
    guard awaitsNew, let day = new.compactMap({ days.items[$0] }).min(by: \.day.day) else { return }
    (added, isRestored, awaitsNew) = (day.id, removed.contains(day.id), false)
    show(day.id)
  }

  /// The page with the renewal of a newer one.
  private func following(_ newer: DaysPage) -> DaysPage {
    var page = DaysPage(
      newer.days, renewal: newer.renewal, offersNotices: newer.offersNotices)
    (page.list, page.awaitsNew) = (list, awaitsNew)
    (page.added, page.isRestored) = (added, isRestored)
    (page.placed, page.order) = (placed, order)
    return page
  }

  /// Shows a day where it is, even if what is searched leaves it out.
  private mutating func show(_ id: ItemList.ID) {
    if !list.sections.contains(where: { $0.items.contains(id) }) {
      list.endSearch()
      list.show(sections)
    }
    list.select(id)
  }

  private mutating func begin() -> PageEffect? {
    awaitsNew = true
    return DDayLink.new.url.map { .enter($0) }
  }

  private mutating func open(_ item: DayItem) -> PageEffect? {
    switch item.sort {
    case .dday(calendar: let calendar?):
      refusal = "dday.fault.followed \(calendar)"
      return nil
    case .dday: return item.day.id.flatMap { DDayLink.day($0).url }.map { .enter($0) }
    case .removed, .holiday: return act(on: item)
    }
  }

  private mutating func act(on item: DayItem) -> PageEffect? {
    switch item.sort {
    case .dday: return item.day.id.map { .run(PinDDayIntent($0, isPinned: !item.isPinned)) }
    case .removed:
      awaitsNew = true
      return item.day.id.map { .run(RestoreDDayIntent($0)) }
    case .holiday(let holiday, _):
      awaitsNew = true
      return .run(KeepHolidayIntent(holiday))
    }
  }

  private mutating func remove(_ item: DayItem) -> PageEffect? {
    switch item.sort {
    case .dday(calendar: let calendar?):
      refusal = "dday.fault.followed \(calendar)"
      return nil
    case .dday: return item.day.id.map { .run(RemoveDDayIntent($0)) }
    case .removed, .holiday: return nil
    }
  }

  private mutating func press(_ button: Button) -> PageEffect? {
    switch button {
    case .home:
      guard let item, !item.isRemoved, let id = item.day.id, placed.insert(item.id).inserted
      else { return nil }
      return .run(PutDayHomeIntent(id))
    case .importing:
      awaitsNew = true
      return ImportLink.new.url.map { .enter($0) }
    case .exporting: return ExportLink.new.url.map { .enter($0) }
    case .calendars: return CalendarLink.all.url.map { .enter($0) }
    case .holidays: return HolidaysLink().url.map { .enter($0) }
    case .order:
      order = order.other
      list.show(sections)
      return nil
    case .notices: return offersNotices ? .run(TakeNotifyOfferIntent()) : nil
    }
  }

  private var sections: [ItemList.Section] { days.sections(matching: list.query, by: order) }

  func body(in room: PageRoom) -> some View { DaysPageView(page: self, plan: DaysPlan(room)) }

  func mark(in room: PageRoom) -> some View {
    Text("dday.page.count \(days.count)").foregroundStyle(.secondary)
  }
}

extension [DayItem] {
  fileprivate func min<Value: Comparable>(by path: KeyPath<DayItem, Value>) -> DayItem? {
    self.min { $0[keyPath: path] < $1[keyPath: path] }
  }
}

extension DDayOrder {
  /// The order that a button changes to.
  var other: DDayOrder { self == .date ? .title : .date }
}

/// The heading of a section of the page of days, with the number of its days.
struct DaysHeading: View {
  let section: DayCollection.Section
  let page: DaysPage
  let isFolded: Bool

  var body: some View {
    HStack(spacing: 8) {
      name.bold().foregroundStyle(color)
      if section != .holidays {
        Text(verbatim: "\(count)").foregroundStyle(.secondary)
      }
      Spacer(minLength: 8)
      beside.foregroundStyle(.secondary)
    }
    .padding(.trailing, hasButton ? 0 : 8)
  }

  private var hasButton: Bool {
    switch section {
    case .holidays: true
    case .past, .removed: false
    case .pinned, .group: page.list.sections.first?.id == section.id
    }
  }

  private var count: Int {
    page.list.sections.first { $0.id == section.id }?.items.count ?? 0
  }

  private var name: Text {
    switch section {
    case .pinned: Text("dday.page.pinned")
    case .group(let name) where !name.isEmpty: Text(verbatim: name)
    case .group: Text(isAlone ? "dday.upcoming" : "dday.group.none")
    case .holidays: Text("dday.page.holidays")
    case .past: Text("dday.page.past")
    case .removed: Text("dday.page.removed")
    }
  }

  /// Whether there are no groups.
  private var isAlone: Bool {
    !page.list.sections.contains {
      if case .group(let name) = DayCollection.Section($0.id) { !name.isEmpty } else { false }
    }
  }

  private var color: Color {
    switch section {
    case .pinned: .yellow
    case .group(let name) where !name.isEmpty: DDayTint(ofGroup: name).accent
    case .holidays: .red
    case .group, .past, .removed: .primary
    }
  }

  @ViewBuilder private var beside: some View {
    switch section {
    case .holidays:
      page.days.region.text
      button(.holidays, "dday.page.holidays.all")
    case .past, .removed: Text(isFolded ? "dday.page.unfold" : "dday.page.fold")
    case .pinned, .group:
      if hasButton {
        button(.order, "dday.page.order.\(page.order.other.rawValue)")
      }
    }
  }

  private func button(_ button: DaysPage.Button, _ key: String) -> some View {
    Pressable(.press(button.rawValue)) {
      HStack(spacing: 8) {
        Text(verbatim: "\(button.rawValue)").bold()
        Text(LocalizedStringKey(key))
      }
      // Beside the numbers of days, a key alone would look like one more of them.
      .padding(.horizontal, 8)
      .background(Color.primary.opacity(0.1))
    }
  }
}

/// The page of days: the list and, if there is room, the focused day beside it.
struct DaysPageView: View {
  let page: DaysPage
  let plan: DaysPlan

  var body: some View {
    HStack(alignment: .top, spacing: 24) {
      listed
      if plan.isBroad { DaysSide(page: page, plan: plan) }
    }
    .frame(width: .columns(plan.columns), height: .rows(plan.rows), alignment: .topLeading)
  }

  private var listed: some View {
    VStack(alignment: .leading, spacing: plan.isAiry ? 17 : 0) {
      if plan.hasSearch {
        LineView(page.list, .search, prompt: "dday.page.search", columns: plan.listColumns)
      }
      if page.list.sections.isEmpty {
        empty.frame(height: .rows(plan.listRows), alignment: .topLeading)
      } else {
        ListView(page.list, columns: plan.listColumns, rows: plan.listRows) { id, isFolded in
          DaysHeading(section: .init(id), page: page, isFolded: isFolded)
        } row: { id, isFocused in
          if let item = page.days.items[id] {
            DaysRow(item: item, columns: plan.listColumns, isFocused: isFocused)
          }
        }
      }
      if plan.hasButtons {
        foot.frame(
          width: .columns(plan.listColumns), height: .rows(plan.buttonRows),
          alignment: .bottomLeading)
      }
    }
    .lineLimit(1)
    .padding(.horizontal, plan.hasCard ? 16 : 0)
    .padding(.vertical, plan.hasCard ? 17 : 0)
    .frame(width: .columns(plan.cardColumns), alignment: .topLeading)
    .background(
      Color.primary.opacity(plan.hasCard ? 0.06 : 0), in: RoundedRectangle(cornerRadius: 20))
  }

  private var empty: some View {
    Text(page.list.query.isEmpty ? "dday.page.none" : "dday.page.nothing")
      .foregroundStyle(.secondary)
  }

  /// Why the last key did nothing, or the buttons.
  @ViewBuilder private var foot: some View {
    if let refusal = page.refusal {
      Text(refusal).foregroundStyle(.orange)
    } else {
      DaysButtons(page: page, rows: plan.buttonRows)
    }
  }
}
