import Boards
import Store
import Timelines

extension Command {
  static let open = Command(
    name: "open",
    operands: [Operand("ID", suggesting: .widgets)],
    examples: ["widgetty open 2"]
  ) { arguments, context in
    let widgets = try context.boards.known(at: .home).instances(meantBy: arguments.words.first)
    guard try context.store.isHeard else {
      throw CommandError(context.strings.text("command-error.no-dashboard.open"))
    }
    for widget in widgets {
      try context.store.change { try $0.post(.open(WidgetLink(to: widget.id).description)) }
    }
    return .success
  }
}
