package import Store

/// What a user has written about a reminder.
package struct ReminderDraft: Hashable, Sendable {
  package var title: String
  package var deadline: Deadline?
  package var repetition: Repetition?
  package var priority: Priority?
  package var list: ReminderList.ID

  package init(
    _ title: String, deadline: Deadline? = nil, repetition: Repetition? = nil,
    priority: Priority? = nil, list: ReminderList.ID
  ) {
    (self.title, self.deadline, self.repetition) = (title, deadline, repetition)
    (self.priority, self.list) = (priority, list)
  }

  /// The draft with tags that its title doesn't show.
  func keeping(visibilityTags tags: [String]) -> ReminderDraft {
    var draft = self
    draft.title = title.keeping(visibilityTags: tags)
    return draft
  }
}
