import Pages
import Store
import Views
import WidgetIntents

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
