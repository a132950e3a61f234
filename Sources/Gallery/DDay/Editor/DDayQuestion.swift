import Pages

/// What the editor of a D-Day asks, and its buttons.
enum DDayQuestion: String, CaseIterable {
  case title, date, group, lunar, inclusive, pin, recurrence, missing, note
  case remove, another, cancel, save

  var id: Field.ID { rawValue }
}
