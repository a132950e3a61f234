import System
import Boards
import Home
import Store
import Timelines

/// A request for one of the running dashboards to bring a widget to the front.
struct OpenRequest: Hashable, Sendable {
  let notice: Notice.ID
  let widget: Instance.ID

  /// Fails if the notice names no widget on the Home Screen.
  init?(_ notice: Notice, among instances: [Instance]) {
    guard case .open(let link) = notice.matter, let widget = WidgetLink(link)?.widget,
      instances.contains(where: { $0.id == widget })
    else { return nil }
    (self.notice, self.widget) = (notice.id, widget)
  }

  /// Claims the opening; nil if another process was faster.
  func claimed(in store: Store) -> Event? {
    guard !store.isLost else { return nil }
    let isOurs = try? store.change { try $0.claim(notice) }
    return isOurs == true ? .opened(widget) : nil
  }
}

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

/// The link to a widget on the Home Screen, as exchanged by processes.
struct WidgetLink: Hashable, LosslessStringConvertible {
  let widget: Instance.ID

  private static let start = "\(Program.name)://widget/"

  init(to widget: Instance.ID) {
    self.widget = widget
  }

  init?(_ description: String) {
    guard description.hasPrefix(Self.start),
      let number = Int(description.dropFirst(Self.start.count))
    else { return nil }
    self.init(to: Instance.ID(number))
  }

  var description: String { "\(Self.start)\(widget)" }
}
