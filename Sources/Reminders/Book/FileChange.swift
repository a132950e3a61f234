import Store

/// The edits to make in a list's file.
struct FileChange {
  let file: TodoFile
  let list: ReminderList.ID
  let edits: [TodoEdit]
}
