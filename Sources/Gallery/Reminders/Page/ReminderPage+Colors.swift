import Pages
import Diary
import Store
import Views

extension ReminderPage {
  var name: Text { name(of: scope) }

  var color: Color { color(of: scope) }

  func name(of scope: ReminderScope) -> Text {
    if let name = scope.name { return Text(name) }
    return Text(verbatim: table.lists.first { $0.id == scope.list }?.name ?? "")
  }

  /// Each list has a colour by its place.
  func color(of scope: ReminderScope) -> Color {
    switch scope {
    case .today: .blue
    case .planned: .red
    case .all: .gray
    case .done: .green
    case .list(let id): color(of: id)
    }
  }

  func color(of list: ReminderList.ID) -> Color {
    let place = table.lists.firstIndex { $0.id == list } ?? 0
    return Self.listColors[place % Self.listColors.count]
  }

  private static let listColors: [Color] = [.orange, .blue, .green, .purple, .pink, .teal]
}

extension SpokenReminder.Part {
  var color: Color {
    switch self {
    case .due: .blue
    case .repetition: .green
    case .priority: .orange
    case .list: .purple
    }
  }
}

extension SpokenReminder {
  /// The colours of the understood words on the line.
  var tints: [LineTint] { marks.map { LineTint($0.place, $0.part.color) } }
}
