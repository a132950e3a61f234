import Timelines
import Views

struct StyleView: View {
  let entry: ShelfEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 17) {
      Text(verbatim: "단추와 스위치").bold()
      HStack(spacing: 16) {
        Button("기본", intent: LogCoffee(1))
        Button("강조", intent: LogCoffee(2)).buttonStyle(.borderedProminent)
        Button("지우기", role: .destructive, intent: LogCoffee(-10))
      }
      HStack(spacing: 16) {
        Button("글자만", intent: LogCoffee(3)).buttonStyle(.borderless)
        Button("민무늬", intent: LogCoffee(4)).buttonStyle(.plain)
        Button("못 누름", intent: LogCoffee(5)).disabled(true)
      }
      VStack(spacing: 0) {
        flag("소리").toggleStyle(.switch)
        flag("진동").toggleStyle(.switch)
      }
      HStack(spacing: 16) {
        flag("방해 금지").toggleStyle(.button)
        flag("비행기").toggleStyle(.button).tint(.green)
      }
      flag("네모")
      Text(verbatim: "모두 \(entry.content.milligrams)").invalidatableContent()
    }
    .containerBackground(.blue.gradient, for: .widget)
  }

  private func flag(_ name: String) -> some View {
    Toggle(name, isOn: entry.content.flags.contains(name), intent: SetFlag(name))
  }
}
