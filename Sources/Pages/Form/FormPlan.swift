/// The layout of a form in a given room. With very little room only the focused answer remains,
/// then its note, its question and the buttons, in order of importance.
struct FormPlan: Hashable {
  let columns: Int
  let rows: Int
  /// Whether questions are separated by empty rows.
  let isAiry: Bool
  /// Whether sections are separated by lines.
  let hasLines: Bool
  /// The questions to show.
  let questions: [Field]
  let hasButtons: Bool
  /// Whether the focused question is above its answer instead of beside it.
  let isStacked: Bool
  /// Whether the focused answer's note is below it, instead of a note beside each answer.
  let hasNotesBelow: Bool
  /// The rows of that note.
  let noteRows: Int
  /// Whether switches stand in pairs side by side.
  let pairsToggles: Bool
  /// The rows of an answer with several lines, if there is room for more than one.
  private let longAnswerRows: Int

  /// The rows for the options of the focused answer.
  let optionRows: Int
  /// The columns for questions beside their answers.
  let labelColumns: Int

  /// The rows of an answer with several lines.
  static let longRows = 3
  /// The minimum number of columns for notes beside answers.
  private static let leastForNotes = 56
  /// The minimum number of columns for questions beside answers.
  private static let leastForLabels = 30
  /// The minimum number of columns for switches side by side.
  private static let leastForPairs = 56
  /// The most rows of an answer with several lines.
  private static let mostLongRows = 9
  /// The most rows of options, and how many are wanted before questions are hidden for them.
  private static let mostOptionRows = 7
  private static let leastOptionRows = 3

  init(of form: Form, columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    labelColumns = min(form.labelColumns, max(Form.usualLabelColumns, columns / 2))
    let focused = form.focused.flatMap { $0.isButton ? nil : $0 }
    hasNotesBelow = columns < Self.leastForNotes
    let all = form.questions
    let hasNote = hasNotesBelow && focused?.told != nil
    let isNarrow = columns < Self.leastForLabels && focused != nil
    let needed = (hasNote ? isNarrow ? 2 : 1 : 0) + (isNarrow ? 1 : 0)
    let sections = all.count(where: \.beginsSection) + 1
    let suggested = columns >= Self.leastForNotes ? all.count { !$0.suggestions.isEmpty } : 0
    let answers = all.reduce(needed + suggested) { $0 + ($1.holdsLines ? Self.longRows : 1) }
    // One of the gaps is above the room that is left, another below it.
    let airyRows = answers + suggested + sections + 1 + all.count + sections + 1
    let offered = focused?.chooser.map { max(1, $0.options.count) } ?? 0
    // Reserved whatever has the focus, so that nothing moves with it.
    let reserved = all.contains { $0.chooser != nil } ? Self.mostOptionRows : 0
    isAiry = airyRows + reserved <= rows
    pairsToggles = !isAiry && columns >= Self.leastForPairs
    let saved = pairsToggles ? all.count - Self.lines(of: all, inPairs: true).count : 0
    let linedRows = answers - saved + sections + 1
    hasLines = isAiry || linedRows + min(offered, Self.leastOptionRows) <= rows
    let open = min(offered, Self.mostOptionRows, max(0, rows - (isAiry ? airyRows : linedRows)))
    let spare = rows - (isAiry ? airyRows : linedRows) - open
    longAnswerRows = max(1, min(Self.mostLongRows, Self.longRows + max(0, spare)))
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
    // Half of what is left is for other questions, if there are so many.
    let shared = max(left - max(0, all.count - 1), (left + 1) / 2)
    optionRows = hasLines ? open : take(min(offered, Self.mostOptionRows, shared))
    questions =
      hasLines
      ? all : Self.part(of: all, around: form.focused, rows: left + (focused == nil ? 0 : 1))
  }

  /// The rows of an answer: more than one if there is room.
  var answerRows: Int { hasLines ? longAnswerRows : 1 }

  /// Whether suggestions stand below their answer.
  var hasSuggestions: Bool { hasLines && columns >= Self.leastForNotes }

  /// The questions by lines, each of one or of two switches.
  var lines: [[Field]] { Self.lines(of: questions, inPairs: pairsToggles) }

  private static func lines(of fields: [Field], inPairs: Bool) -> [[Field]] {
    fields.reduce(into: []) { lines, field in
      if inPairs, field.isToggle, !field.beginsSection, lines.last?.count == 1,
        lines.last?[0].isToggle == true
      {
        lines[lines.count - 1].append(field)
      } else {
        lines.append([field])
      }
    }
  }

  /// The columns for the text of the focused answer.
  func textColumns(of focused: Field) -> Int {
    TextAnswerView.textColumns(
      of: answerColumns(isFocused: true), beside: hasNotesBelow ? nil : focused.told)
  }

  /// The columns of an answer and its note.
  func answerColumns(isFocused: Bool) -> Int {
    isFocused && isStacked ? columns : columns - labelColumns
  }

  /// As many fields as there are rows, including the focused one.
  private static func part(of fields: [Field], around focused: Field?, rows: Int) -> [Field] {
    let index = fields.firstIndex { $0.id == focused?.id } ?? fields.count - 1
    let first = max(0, min(index - rows / 2, fields.count - rows))
    return Array(fields.dropFirst(first).prefix(rows))
  }
}
