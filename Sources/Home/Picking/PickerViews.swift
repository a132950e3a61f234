import Cells
import Pages
import Timelines
import Views
import WidgetIntents

/// The kinds of widgets under headings, with a line to search them.
struct KindList: View {
  let list: ItemList
  let kinds: [WidgetKind]
  let room: CardRoom

  var body: some View {
    PageCard(Text("picker.kinds"), in: room) {
      VStack(alignment: .leading, spacing: 0) {
        if hasSearch {
          LineView(list, .search, prompt: "picker.search", columns: room.innerColumns)
        }
        if hasGap { Color.clear.frame(width: 8, height: 17) }
        if rows > 0 {
          ListView(list, columns: room.innerColumns, rows: rows) { id, _ in
            Text(LocalizedStringKey(id)).foregroundStyle(.secondary)
          } row: { id, isFocused in
            Text(LocalizedStringKey(kinds.first { $0.id == id }?.name ?? id))
              .fontWeight(isFocused ? .bold : nil)
              .padding(.leading, 8)
          }
        }
      }
    }
  }
}

extension KindList {
  /// Whether an empty row stands below the search.
  private var hasGap: Bool { room.innerRows >= 12 }

  /// Whether the search has its row: a single one is the chosen kind's, unless something is searched.
  private var hasSearch: Bool { room.innerRows > 1 || list.focus == .search }

  private var rows: Int { room.innerRows - (hasSearch ? 1 : 0) - (hasGap ? 1 : 0) }
}

/// The name of a kind and what it is for.
struct KindText: View {
  let kind: WidgetKind?
  let room: Size

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if let kind {
        Text(LocalizedStringKey(kind.name)).bold()
        Text(LocalizedStringKey(kind.description)).foregroundStyle(.secondary).lineLimit(2)
      } else {
        Text("picker.none").foregroundStyle(.secondary)
      }
    }
    .frame(
      width: Double(room.width) * 8, height: Double(room.height) * 17, alignment: .topLeading)
  }
}

/// The button that adds a widget of the chosen size.
struct AddButton: View {
  let size: WidgetFamily?
  let room: Size

  var body: some View {
    if let size {
      HStack(spacing: 8) {
        Text(LocalizedStringKey(size.additionTitle)).bold()
        Text("sign.add")
      }
      .foregroundStyle(.white)
      .lineLimit(1)
      .frame(width: Double(room.width) * 8, height: Double(room.height) * 17)
      .background(Color.blue, in: RoundedRectangle(cornerRadius: 9))
    }
  }
}

/// Which of the sizes is seen.
struct SizeDots: View {
  let index: Int
  let count: Int
  let marks: Marks

  var body: some View {
    HStack(spacing: 8) {
      Text(verbatim: marks.back).foregroundStyle(index > 0 ? .primary : .tertiary)
      ForEach(0..<count) { place in
        Text(verbatim: place == index ? marks.thisPage : marks.otherPage)
          .foregroundStyle(place == index ? HierarchicalShapeStyle.primary : .tertiary)
      }
      Text(verbatim: marks.onward).foregroundStyle(index < count - 1 ? .primary : .tertiary)
    }
  }
}

/// The name of a size below it.
struct SizeName: View {
  let family: WidgetFamily
  let isChosen: Bool
  /// Which part of it is seen, if it isn't all of it.
  var part: String?

  var body: some View {
    HStack(spacing: 8) {
      Text(LocalizedStringKey(family.title)).fontWeight(isChosen ? .bold : nil)
      if let part { Text(verbatim: part).foregroundStyle(.secondary) }
    }
    .foregroundStyle(isChosen ? HierarchicalShapeStyle.primary : .secondary)
    .lineLimit(1)
  }
}
