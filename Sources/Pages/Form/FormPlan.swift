/// How a form is laid out in so many columns and rows.
struct FormPlan: Hashable {
  let columns: Int
  let rows: Int
  /// Whether a free row stands between questions.
  let isAiry: Bool
  /// Whether lines stand between sections.
  let hasLines: Bool
  /// Those that are shown.
  let questions: [Field]

  static let labelColumns = 14
  /// The rows of an answer that may hold several lines.
  static let longRows = 3

  init(of form: Form, columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    let all = form.questions
    let sections = all.count(where: \.beginsSection) + 1
    let answers = all.reduce(0) { $0 + ($1.holdsLines ? Self.longRows : 1) }
    let places = all.count + sections
    isAiry = answers + sections + 1 + places <= rows
    hasLines = isAiry || answers + sections + 1 <= rows
    questions = hasLines ? all : Self.part(of: all, around: form.focused, rows: rows - 1)
  }

  /// Where an answer may be more than a row high there are rows for that.
  var answerRows: Int { hasLines ? Self.longRows : 1 }

  /// As many as there are rows for, with the focused one among them.
  private static func part(of fields: [Field], around focused: Field?, rows: Int) -> [Field] {
    let rows = max(1, rows)
    let index = fields.firstIndex { $0.id == focused?.id } ?? fields.count - 1
    let first = max(0, min(index - rows / 2, fields.count - rows))
    return Array(fields.dropFirst(first).prefix(rows))
  }
}
