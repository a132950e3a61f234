/// How a form is laid out in so many columns and rows: where there is hardly any room, what is left is
/// the focused answer, what it means, what it is to, and the buttons, in this order.
struct FormPlan: Hashable {
  let columns: Int
  let rows: Int
  /// Whether a free row stands between questions.
  let isAiry: Bool
  /// Whether lines stand between sections.
  let hasLines: Bool
  /// Those that are shown.
  let questions: [Field]
  let hasButtons: Bool
  /// Whether the focused question stands above its answer and not beside it.
  let isStacked: Bool
  /// Whether what the focused answer means stands below it, and not each one's beside it.
  let hasNotesBelow: Bool
  /// The rows of that.
  let noteRows: Int

  static let labelColumns = 14
  /// The rows of an answer that may hold several lines.
  static let longRows = 3
  /// With fewer columns there is no room beside an answer,
  private static let leastForNotes = 56
  /// or beside a question.
  private static let leastForLabels = 30

  init(of form: Form, columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    let focused = form.focused.flatMap { $0.isButton ? nil : $0 }
    hasNotesBelow = columns < Self.leastForNotes
    let all = form.questions
    let hasNote = hasNotesBelow && focused?.told != nil
    let isNarrow = columns < Self.leastForLabels && focused != nil
    let needed = (hasNote ? isNarrow ? 2 : 1 : 0) + (isNarrow ? 1 : 0)
    let sections = all.count(where: \.beginsSection) + 1
    let answers = all.reduce(needed) { $0 + ($1.holdsLines ? Self.longRows : 1) }
    isAiry = answers + sections + 1 + all.count + sections <= rows
    hasLines = isAiry || answers + sections + 1 <= rows
    var left = max(0, rows - 1)
    func take(_ count: Int) -> Int {
      let taken = min(count, left)
      left -= taken
      return taken
    }
    var noteRows = hasNote ? take(1) : 0
    isStacked = isNarrow && take(1) > 0
    if hasNote, isNarrow { noteRows += take(1) }
    self.noteRows = noteRows
    hasButtons = focused == nil || take(1) > 0
    questions =
      hasLines
      ? all : Self.part(of: all, around: form.focused, rows: left + (focused == nil ? 0 : 1))
  }

  /// Where an answer may be more than a row high there are rows for that.
  var answerRows: Int { hasLines ? Self.longRows : 1 }

  /// The columns of what is typed as the focused answer.
  func textColumns(of focused: Field) -> Int {
    TextAnswer.textColumns(
      of: answerColumns(isFocused: true), beside: hasNotesBelow ? nil : focused.told)
  }

  /// The columns of an answer.
  func answerColumns(isFocused: Bool) -> Int {
    isFocused && isStacked ? columns : columns - Self.labelColumns
  }

  /// As many as there are rows for, with the focused one among them.
  private static func part(of fields: [Field], around focused: Field?, rows: Int) -> [Field] {
    let index = fields.firstIndex { $0.id == focused?.id } ?? fields.count - 1
    let first = max(0, min(index - rows / 2, fields.count - rows))
    return Array(fields.dropFirst(first).prefix(rows))
  }
}
