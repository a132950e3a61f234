import Glibc
import Pages
import System
import Views
import WidgetIntents

/// The completion of a path that a user is typing, from the names in its folder.
struct PathCompletion: Hashable, Sendable {
  /// What was typed.
  let typed: String
  /// The longest beginning that all choices share; what was typed if there are none.
  let completed: String
  /// The names that begin as typed, folders with a slash, in order.
  let choices: [String]

  /// The most entries of a folder that are looked at.
  private static let mostEntries = 10_000

  /// Reads the folder of a path, which may start with `~/`.
  init(of text: String, home: String?) {
    let path = text.isEmpty || text == "~" ? "~/" : text
    let split = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let (folder, beginning) = (String(path[..<split]), path[split...])
    let real = HomeFolder(path: home).absolute(folder)
    choices = Self.names(in: real).filter {
      $0.hasPrefix(beginning) && (beginning.hasPrefix(".") || !$0.hasPrefix("."))
    }.sorted()
    typed = text
    completed = choices.isEmpty ? text : folder + Self.beginning(of: choices)
  }

  private static func beginning(of names: [String]) -> String {
    names.dropFirst().reduce(names.first ?? "") { shared, name in
      String(zip(shared, name).prefix { $0 == $1 }.map(\.0))
    }
  }

  /// The names in a folder that are safe to show; none if it can't be read.
  private static func names(in folder: String) -> [String] {
    guard folder.hasPrefix("/") else { return [] }
    let names = FolderListing.names(in: folder, upTo: mostEntries) ?? []
    return names.filter { $0 == $0.harmless(upTo: 255) }
      .map { isFolder("\(folder)\($0)") ? $0 + "/" : $0 }
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}

/// What is known of the files that a path may mean while it is typed. Whoever makes the page reads
/// the folder.
struct PathField: Hashable, Sendable {
  private(set) var completion: PathCompletion?

  /// Systems have no longer paths.
  static let longest = Bound.variable.greatest

  init(_ completion: PathCompletion? = nil) {
    self.completion = completion
  }

  /// Whether Tab completes a path: nothing is known of it yet.
  func completes(_ path: String) -> Bool { !path.isEmpty && completion?.typed != path }

  /// Takes over a completion of what is still typed; returns the completed path, if any.
  mutating func take(_ newer: PathField, of path: String) -> String? {
    guard let found = newer.completion, found.typed == path else { return nil }
    completion = found
    return found.completed
  }

  /// Whether a path was asked about as it is, and only one begins so.
  func isWhole(_ path: String) -> Bool {
    completion.map { $0.typed == path && $0.completed == path && $0.choices.count == 1 } ?? false
  }

  /// That there is no such file, or which there are; nil if there is nothing to tell.
  func note(of path: String) -> Field.Note? {
    guard let completion else { return nil }
    if completion.choices.isEmpty, completion.typed == path { return .fault("path.none") }
    guard completion.choices.count > 1, completion.completed == path else { return nil }
    return .remark(
      "path.choices \(completion.choices.prefix(Self.mostChoices).joined(separator: " "))")
  }

  /// No line has room for more.
  private static let mostChoices = 20
}

extension String {
  /// The text without blanks at its ends.
  var trimmed: String {
    let start = drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}

/// A question of a form with settings. Its raw value is the end of the key of its label.
protocol SettingsQuestion: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// The beginning of the keys of all labels.
  static var labels: String { get }
}

/// A form with a question for each case of a type, a button that cancels and one that saves.
struct SettingsForm<Question: SettingsQuestion>: Hashable, Sendable {
  enum Request: Hashable {
    case save, cancel
    case press(Question)
  }

  private let original: Form
  private(set) var form: Form

  private static var cancel: Field.ID { "cancel" }
  private static var save: Field.ID { "save" }

  init(_ answer: (Question) -> Field.Answer) {
    let questions = Question.allCases.map { question in
      Field(
        question.rawValue,
        LocalizedStringResource("\(Question.labels).\(question.rawValue)" as String),
        answer(question))
    }
    var save = Field(Self.save, "form.save", .button(isDestructive: false))
    save.isMain = true
    let cancel = Field(Self.cancel, "form.cancel", .button(isDestructive: false))
    form = Form(questions + [cancel, save])
    original = form
  }

  /// Whether an answer isn't the one that the form began with.
  var isChanged: Bool {
    form.fields.contains { field in
      original[field.id].map { !field.answer.says($0.answer) } ?? false
    }
  }

  func hasFocus(_ question: Question) -> Bool { form.focused?.id == question.rawValue }

  mutating func focus(_ question: Question) { form.focus(question.rawValue) }

  /// What was typed; empty for questions of other kinds.
  func text(of question: Question) -> String {
    if case .text(let entry) = form[question.rawValue]?.answer { entry.text } else { "" }
  }

  /// The place of the choice; 0 for questions of other kinds.
  func choice(of question: Question) -> Int {
    if case .choice(_, let index) = form[question.rawValue]?.answer { index } else { 0 }
  }

  mutating func change(_ question: Question, _ change: (inout Field) -> Void) {
    form.change(question.rawValue, change)
  }

  mutating func write(_ text: String, to question: Question) {
    change(question) { field in
      if case .text(let entry) = field.answer {
        field.answer = .text(TextEntry(text, limit: entry.limit))
      }
    }
  }

  /// Handles an event; returns what the user asks for, if anything.
  mutating func handle(_ event: PageEvent, in room: PageRoom) -> Request? {
    switch form.handle(event, columns: room.formColumns, rows: room.formRows) {
    case .save, .press(Self.save): .save
    case .press(Self.cancel): .cancel
    case .press(let id): Question(rawValue: id).map(Request.press)
    case nil: nil
    }
  }
}

/// A form on a card in the middle of the screen.
struct SettingsFormView: View {
  let form: Form
  let room: PageRoom

  var body: some View {
    FormView(form, columns: room.formColumns, rows: room.formRows)
      .padding(.horizontal, isLarge ? 16 : 0)
      .padding(.vertical, isLarge ? 17 : 0)
      .background(
        isLarge ? Color.primary.opacity(0.06) : .clear, in: RoundedRectangle(cornerRadius: 20)
      )
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
  }

  /// Small screens only show the form.
  private var isLarge: Bool { room.rows >= 24 }
}
