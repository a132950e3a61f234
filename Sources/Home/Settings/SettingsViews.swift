import Cells
import Layout
import Pages
import Views
import WidgetIntents

/// The settings, each with its value and where that comes from, and a line to search them.
struct SettingsList: View {
  let list: ItemList
  let rows: [ItemList.ID: SettingRow]
  let room: CardRoom
  /// The rows between the line to search and the list.
  let gap: Int
  let marks: Marks

  var body: some View {
    PageCard(Text("settings.values"), in: room) {
      Text("settings.origins").foregroundStyle(.secondary)
    } content: {
      VStack(alignment: .leading, spacing: 0) {
        LineView(list, .search, prompt: "settings.search", columns: room.innerColumns)
        if gap > 0 { Color.clear.frame(width: 8, height: 17) }
        ListView(
          list, columns: room.innerColumns, rows: max(1, room.innerRows - gap - 1)
        ) { id, _ in
          Text(LocalizedStringKey(id)).foregroundStyle(.secondary)
        } row: { id, isFocused in
          if let row = rows[id] {
            SettingLine(row: row, isFocused: isFocused, columns: room.innerColumns, marks: marks)
          }
        }
      }
    }
  }
}

/// A setting in one row.
private struct SettingLine: View {
  let row: SettingRow
  let isFocused: Bool
  let columns: Int
  let marks: Marks

  var body: some View {
    HStack(spacing: 8) {
      Text(LocalizedStringKey(row.name))
        .foregroundStyle(row.isFault ? Color.warning : isFocused ? .primary : .secondary)
        .frame(width: Double(nameColumns) * 8, alignment: .leading)
      value
      Spacer(minLength: 0)
      if let detail = row.detail {
        Text(detail).foregroundStyle(.secondary).layoutPriority(1)
      }
    }
    .padding(.horizontal, 8)
  }

  @ViewBuilder private var value: some View {
    if row.isFault {
      Text(verbatim: row.value).foregroundStyle(Color.warning)
    } else if let origin = row.origin {
      HStack(spacing: 8) {
        if isFocused, row.isOpen { Text(verbatim: marks.back).foregroundStyle(.secondary) }
        shownValue
        if isFocused, row.isOpen { Text(verbatim: marks.onward).foregroundStyle(.secondary) }
      }
      .frame(width: Double(valueColumns) * 8, alignment: .leading)
      Text(LocalizedStringKey(origin.word)).foregroundStyle(color(of: origin))
    } else {
      shownValue
    }
  }

  /// Of a path, the end tells most.
  private var shownValue: some View {
    (row.isTyped ? Text(verbatim: row.value) : Text(LocalizedStringKey(row.value))).bold()
      .truncationMode(row.value.contains("/") ? .head : .tail)
  }

  private var nameColumns: Int { row.isFault ? 2 : columns >= 60 ? 18 : 16 }
  private var valueColumns: Int { columns >= 60 ? 17 : 16 }

  private func color(of origin: SettingOrigin) -> Color {
    switch origin {
    case .usual: .secondary
    case .screen: .green
    case .flag: .orange
    case .environment: .purple
    case .written, .older: .blue
    }
  }
}

/// Small pictures with their names, one of which is chosen.
struct SwatchShelf<Picture: View>: View {
  let title: String
  let note: String
  let ids: [ItemList.ID]
  let chosen: ItemList.ID
  let name: (ItemList.ID) -> Text
  let picture: (ItemList.ID) -> Picture
  let marks: Marks

  var body: some View {
    PageCard(Text(LocalizedStringKey(title)), in: room) {
      Text(LocalizedStringKey(note)).foregroundStyle(.secondary)
    } content: {
      VStack(alignment: .leading, spacing: 17) {
        ForEach(0..<lines) { line in
          HStack(spacing: 8) {
            ForEach(ids(in: line), id: \.self) { swatch($0) }
          }
        }
      }
    }
  }

  private func swatch(_ id: ItemList.ID) -> some View {
    Pressable(.act(id)) {
      VStack(spacing: 0) {
        picture(id).keepingColors().frame(
          width: Double(SwatchRoom.width) * 8, height: Double(SwatchRoom.height) * 17)
        HStack(spacing: 8) {
          if id == chosen { Text(verbatim: marks.thisPage) }
          name(id).truncationMode(.middle)
        }
        .fontWeight(id == chosen ? .bold : nil)
        .foregroundStyle(id == chosen ? HierarchicalShapeStyle.primary : .secondary)
        .lineLimit(1)
        .frame(width: Double(SwatchRoom.width) * 8, height: 17)
      }
    }
  }

  private var lines: Int { (ids.count + SwatchRoom.columns - 1) / SwatchRoom.columns }

  private func ids(in line: Int) -> [ItemList.ID] {
    let start = line * SwatchRoom.columns
    return Array(ids[start..<min(start + SwatchRoom.columns, ids.count)])
  }

  private var room: CardRoom {
    CardRoom(columns: 48, rows: SwatchRoom.rows(for: ids.count), padding: 1)
  }
}

/// Some colours of a theme on its background.
struct ThemePicture: View {
  let palette: Palette?

  var body: some View {
    HStack(spacing: 0) {
      color(.background)
      color(.blue)
      color(.amber)
      color(.green)
      color(.background)
    }
  }

  private func color(_ role: Theme.Role) -> some View {
    let rgb = palette?[role] ?? .black
    return Color(
      red: Double(rgb.red) / 255, green: Double(rgb.green) / 255, blue: Double(rgb.blue) / 255)
  }
}
