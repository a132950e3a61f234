import Desk
import System
import Diary
import Store

extension TodoCall {
  /// Prints where lists are stored, or moves one to a file or back.
  func chooseFile() throws {
    guard arguments.has("none") || !arguments.words.isEmpty else {
      let lists = arguments.has("list") ? [try chosenList()] : try book.lists()
      return try context.write(.rows(lists.map { "\($0.name): \($0.path ?? "-")" }))
    }
    guard !arguments.has("none") || arguments.words.isEmpty else {
      throw CommandError(misuse: strings.text("command-error.file.none"))
    }
    guard let path = try arguments.words.first.map(context.absolute) else {
      return try book.keepInStore(chosenList())
    }
    let name = try chosenName
    let list = try misuse { try book.keep(listNamed: name, orMade: newListName, in: path) }
    try tellOfTheHidden(in: list)
  }

  /// Reports the reminders that the list had in the store, which remain there.
  private func tellOfTheHidden(in list: ReminderList) throws {
    let hidden = try book.store.read { try $0.reminders(in: list.id) }
    guard !hidden.isEmpty else { return }
    try context.write(
      .row(context.strings.text("reminders.kept-aside %lld", String(hidden.count))))
  }
}
