import Views
import WidgetIntents

struct Todo: Identifiable {
  var id: String
  var body: String
  var complete: Bool
}

struct ToggleTodoIntent: AppIntent {
  static var title: LocalizedStringResource = "Toggle a Todo"

  @Parameter(title: "Todo ID")
  var id: String

  init() {}

  init(_ id: String) {
    self.id = id
  }

  func perform() async throws -> some IntentResult {
    return .result()
  }
}

struct TodoToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
      configuration.label
    }
  }
}

struct TodoItemView: View {
  var todo: Todo

  var body: some View {
    Toggle(isOn: todo.complete, intent: ToggleTodoIntent(todo.id)) {
      Text(todo.body)
    }
    .toggleStyle(TodoToggleStyle())
  }
}
