import Boards
import Timelines
import Views

/// A sign at a tile's corner that does something to it.
struct TileSign: View {
  let mark: String

  var body: some View {
    Text(verbatim: mark).bold()
      .foregroundStyle(.black)
      .frame(width: 24, height: 17)
      .background(Color(white: 0.9), in: Capsule())
  }
}

/// The place where the widget in hand would stand.
struct DropSpot: View {
  /// The key of its words, if there is room for them.
  let label: String?

  var body: some View {
    RoundedRectangle(cornerRadius: 16)
      .fill(Color.blue.opacity(0.25))
      .overlay {
        RoundedRectangle(cornerRadius: 16)
          .strokeBorder(Color.blue, style: StrokeStyle(lineWidth: 4, dash: [16, 16]))
      }
      .overlay(alignment: .bottom) {
        if let label {
          Text(LocalizedStringKey(label)).bold().padding(.bottom, 17).lineLimit(1)
        }
      }
  }
}

/// The name below a tile; below the chosen one, its size as well.
struct EditName: View {
  let name: String
  let family: WidgetFamily
  /// The number of widgets in its place.
  let members: Int
  let isChosen: Bool

  var body: some View {
    ViewThatFits(in: .horizontal) {
      row(tellsSize: isChosen)
      row(tellsSize: false)
    }
    .lineLimit(1)
  }

  private func row(tellsSize: Bool) -> some View {
    HStack(spacing: 8) {
      Text(LocalizedStringKey(name)).fontWeight(isChosen ? .bold : nil)
        .foregroundStyle(isChosen ? HierarchicalShapeStyle.primary : .secondary)
      if tellsSize {
        Text("edit.of-size \(Text(LocalizedStringKey(family.title)))").foregroundStyle(.secondary)
      }
      if members > 1 { Text("edit.members \(members)").foregroundStyle(.secondary) }
    }
  }
}

extension WidgetFamily {
  /// The key of the size's name.
  var title: String { "family.\(name ?? "")" }

  /// The key of what adds a widget of the size.
  var additionTitle: String { "picker.add.\(name ?? "")" }
}
