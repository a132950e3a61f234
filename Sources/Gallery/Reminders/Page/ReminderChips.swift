import Pages
import Views

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
