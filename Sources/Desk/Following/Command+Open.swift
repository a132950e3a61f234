import Boards
import Store
import Timelines

extension Command {
  static let open = Command(
    name: "open",
    summary: "Open a widget",
    detail: "In a running dashboard; fails if none runs",
    operands: [Operand("ID")],
    examples: ["widgetty open 2"]
  ) { arguments, context in
    let widgets = try context.boards.known(at: .home).instances(meantBy: arguments.words.first)
    guard try context.store.isHeard else {
      throw CommandError("No dashboard is running that could show it.")
    }
    for widget in widgets {
      try context.store.change { try $0.post(.open(WidgetLink(to: widget.id).description)) }
    }
    return .success
  }
}
