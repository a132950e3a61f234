import Store

/// What is to be done with the file of a list.
struct FileChange {
  let file: TodoFile
  let list: ReminderList.ID
  let edits: [TodoEdit]
}
