package import System
import Desk
package import Diary

extension ReminderError: WordedError {
  package func sentence(in strings: StringTable) -> String {
    func say(_ key: String, _ values: String...) -> String {
      strings.text("command-error.reminder.\(key)", filledWith: values)
    }
    return switch self {
    case .gone: say("gone")
    case .noList(let name): say("no-list %@", String(name.prefix(60)))
    case .blankTitle: say("blank")
    case .longTitle: say("long %@", strings.size(of: .reminderTitle))
    case .longListName: say("long-list %@", strings.size(of: .reminderList))
    case .fileTaken(let path, let list): say("taken %@ %@", path, String(list.prefix(60)))
    case .listNamed(let name): say("named %@", String(name.prefix(60)))
    case .namelessList: strings.text("command-error.list.nameless")
    case .listChanged(let name): say("changed %@", String(name.prefix(60)))
    case .halfDone(let changed, let cause):
      say("half %@ %@", cause, changed.joined(separator: ", "))
    }
  }
}
