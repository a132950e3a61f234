import Almanac
package import FoundationEssentials
import Store

extension ReminderBook {
  /// Carries out an edit, or nothing of it, and notifies the widgets.
  package func apply(_ edit: ReminderEdit, at date: Date) throws -> ReminderDeed {
    let plan = try EditPlan(edit, in: self, at: date)
    var written: [WrittenFile] = []
    var deed = ReminderDeed()
    do {
      if plan.steps.isEmpty {
        try write(plan.files, into: &deed, noting: &written)
      } else {
        try store.change { change in
          let before = try change.placed(in: plan.lists)
          for step in plan.steps {
            if let added = try change.take(step, at: date, in: zone) { deed.item = .stored(added) }
          }
          deed.stored = try before.changes(to: change.placed(in: plan.lists))
          try write(plan.files, into: &deed, noting: &written)
          try change.requestReload(of: Self.kind)
        }
      }
    } catch {
      throw written.undo(because: error)
    }
    note(edit, at: date)
    deed.item = deed.item ?? edit.item
    return deed
  }

  /// Takes a deed back, if nobody has changed the same since; returns the deed that does it again.
  package func undo(_ deed: ReminderDeed) throws -> ReminderDeed {
    let inverse = deed.inverse
    var written: [WrittenFile] = []
    do {
      if inverse.stored.isEmpty, inverse.lists.isEmpty {
        try patch(inverse.filed, noting: &written)
      } else {
        try store.change { change in
          try change.apply(inverse)
          try patch(inverse.filed, noting: &written)
          try change.requestReload(of: Self.kind)
        }
      }
    } catch {
      throw written.undo(because: error)
    }
    return inverse
  }

  private func patch(
    _ filed: [ReminderDeed.Filed], noting written: inout [WrittenFile]
  ) throws {
    for change in filed {
      let file = TodoFile(path: change.path, within: store.patience)
      let (before, after) = try file.rewrite { (text) throws(TodoFileError) in
        try text.patched(by: change.patch)
      }
      written.append(WrittenFile(file: file, before: before, after: after))
    }
  }

  private func write(
    _ steps: [EditPlan.FileStep], into deed: inout ReminderDeed,
    noting written: inout [WrittenFile]
  ) throws {
    for step in steps {
      let (before, after) = try step.file.changed(by: step.edits)
      written.append(WrittenFile(file: step.file, before: before, after: after))
      deed.filed.append(
        ReminderDeed.Filed(path: step.file.path, patch: TodoPatch(from: before, to: after)))
      for content in step.edits.compactMap(\.content) {
        let place = after.lines.lastIndex { $0.content == content }
        deed.item = place.map { .line(after.identities[$0], of: step.list) }
      }
    }
  }

  private func note(_ edit: ReminderEdit, at date: Date) {
    guard case .change(let item, let fate) = edit, item.line != nil else { return }
    ticks?.note(item, at: fate == .finish ? date : nil)
  }
}

extension ReminderEdit {
  /// The reminder that stays the same; nil if the edit removes or adds one.
  fileprivate var item: ItemID? {
    switch self {
    case .add, .change(_, .remove): nil
    case .edit(let item, _), .change(let item, _), .swap(let item, _): item
    }
  }
}

extension [Reminder.ID: PlacedReminder] {
  func changes(to others: Self) -> [ReminderDeed.Stored] {
    Set(keys).union(others.keys).sorted { $0.number < $1.number }.compactMap { id in
      self[id] == others[id] ? nil : ReminderDeed.Stored(before: self[id], after: others[id])
    }
  }
}
