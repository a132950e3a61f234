import Pages

/// The fields and buttons of the D-Day editor.
enum DDayQuestion: String, CaseIterable {
  case title, date, group, lunar, inclusive, pin, recurrence, until, missing, note
  case remove, days, another, cancel, save

  var id: Field.ID { rawValue }
}
