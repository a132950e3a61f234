import Timelines
import Views

struct ControlBundle: WidgetBundle {
  var body: some Widget {
    TodoWidget()
    CoffeeWidget()
    StyleWidget()
  }
}

struct TodoWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "todo", provider: ShelfProvider()) { TodoView(entry: $0) }
      .configurationDisplayName("미리 알림")
      .supportedFamilies(WidgetFamily.allCases)
  }
}

struct CoffeeWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "coffee", provider: ShelfProvider()) { CoffeeView(entry: $0) }
      .configurationDisplayName("카페인")
      .supportedFamilies(WidgetFamily.allCases)
  }
}

struct StyleWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "styles", provider: ShelfProvider()) { StyleView(entry: $0) }
      .configurationDisplayName("단추")
      .supportedFamilies(WidgetFamily.allCases)
  }
}
