import Timelines
import Views

struct TodoView: View {
  let entry: ShelfEntry

  private static let items = ["장보기", "치과 예약 14:00", "위젯 문서 검토", "우편물 보내기"]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text(verbatim: "오늘").bold().foregroundStyle(.orange)
        Spacer()
        Text(verbatim: "\(Self.items.count - entry.content.done.count)").bold()
          .invalidatableContent()
      }
      Spacer()
      ForEach(Self.items, id: \.self) { item in
        Toggle(isOn: entry.content.done.contains(item), intent: ToggleItem(item)) {
          Text(verbatim: item)
        }
      }
      Spacer()
    }
    .lineLimit(1)
    .privacySensitive()
    .tint(.orange)
    .containerBackground(for: .widget) { Color(red: 0.15, green: 0.15, blue: 0.17) }
  }
}
