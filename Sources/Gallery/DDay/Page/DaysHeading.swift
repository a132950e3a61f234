import DDays
import Pages
import Views

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
