package import Almanac
import Boards
package import Cells
package import FoundationEssentials
import Layout
import Pages
package import Store
package import System
import Terminal
package import Timelines
import Views
package import WidgetIntents

/// A subcommand with its own actions, as data for parsing, errors, help and the manual page.
///
///     Command(
///       name: "todo",
///       actions: [
///         Action(
///           name: "done", operands: [Operand("ID", .several)], examples: ["widgetty todo done 3"]
///         ) { arguments, context in ... }
///       ])
///
/// What help says of it is the string `command.todo`, and of its action `command.todo.done`.
package struct Command: Sendable {
  let name: String
  /// The actions by the word that names them. An action without a name is the only one.
  let actions: [Action]
  /// Whether it prints at once what it can, instead of waiting for other processes.
  let isPrompt: Bool
  /// What the manual page says about its data.
  let chapters: [HelpSection.Chapter]

  /// Creates a command whose next word names the action.
  package init(
    name: String, isPrompt: Bool = false, chapters: [HelpSection.Chapter] = [],
    actions: [Action]
  ) {
    (self.name, self.actions) = (name, actions)
    (self.isPrompt, self.chapters) = (isPrompt, chapters)
  }

  /// Creates a command with a single action.
  package init(
    name: String, operands: [Operand] = [], options: [Option] = [], examples: [String],
    run: @escaping Action.Run
  ) {
    self.init(
      name: name,
      actions: [
        Action(name: nil, operands: operands, options: options, examples: examples, run: run)
      ])
  }

  func action(named name: String?) -> Action? {
    actions.first { $0.name == name }
  }

  /// What is run where no action is named: the one without a name, or the list of what is there.
  var usualAction: Action? { action(named: nil) ?? action(named: "list") }

  /// The words that run an action.
  func written(_ action: Action) -> String {
    [Program.name, name, action.name].compactMap(\.self).joined(separator: " ")
  }

  func synopsis(of action: Action) -> String {
    ([Program.name, name] + words(of: action)).joined(separator: " ")
  }

  /// The name of an action, in brackets if it may be left out, and what follows it.
  func words(of action: Action) -> [String] {
    let isLeftOut = action.name == usualAction?.name
    return [action.name.map { isLeftOut ? "[\($0)]" : $0 }].compactMap(\.self)
      + action.operands.map(\.synopsis)
  }
}

/// One action of a command. Its texts are found by the names of both.
package struct Action: Sendable {
  package typealias Run = @Sendable (Arguments, CommandContext) throws -> ExitStatus

  let name: String?
  /// What holds without operands, if that can be typed.
  let usual: String?
  /// What may be given for the last operand, if it is one of some words.
  let values: [String]
  /// The words that follow; only the last operand may take several.
  let operands: [Operand]
  let options: [Option]
  /// Complete command lines.
  let examples: [String]
  /// Whether it says itself what is wrong with the settings.
  let tellsFaults: Bool
  let run: Run

  package init(
    name: String?, usual: String? = nil, values: [String] = [], operands: [Operand] = [],
    options: [Option] = [], examples: [String], tellsFaults: Bool = false, run: @escaping Run
  ) {
    (self.name, self.usual, self.values, self.operands) = (name, usual, values, operands)
    (self.options, self.examples) = (options, examples)
    (self.tellsFaults, self.run) = (tellsFaults, run)
  }

  func option(written: String) -> Option? {
    options.first { $0.written == written }
  }

  /// The first required operand without a word; nil if none is missing.
  func missing(in words: [String]) -> Operand? {
    words.count < operands.count && !operands[words.count].isOptional
      ? operands[words.count] : nil
  }

  /// Whether so many words are allowed.
  func takes(_ count: Int) -> Bool {
    count <= operands.count || operands.last?.repeats == true
  }
}

/// The surroundings in which a command runs.
package struct CommandContext: Sendable {
  /// The current date, or the one given by `--at`.
  package private(set) var date: Date
  /// The format and time zone of dates.
  package var dates: DateWriter { circumstances.dates }
  /// The words of the screen and those that only commands print.
  package let strings: StringTable
  /// The strings of all languages, because users may type words of any.
  package var languages: [StringTable] {
    [strings] + Language.allCases.map(\.words)
  }
  package var language: Language { circumstances.language }
  package var dateOrder: DateOrder { circumstances.dateOrder }
  package var environment: [String: String] { circumstances.environment }
  /// Nil if there is no folder for files.
  package var directories: Directories? { circumstances.directories }
  /// Why times are in UTC, if not by choice.
  package var zoneFault: ZoneError? { circumstances.zoneFault }
  package let kinds: [WidgetKind]
  /// Whether private content is hidden.
  package var isLocked: Bool { LockFile(in: circumstances.directories).isLocked }
  private(set) var circumstances: Circumstances
  /// The dependencies of providers and queries.
  package let dependencies: Dependencies
  let offer: Offer
  let invocation: Invocation
  /// The place that is meant; nil if none is named.
  let place: BoardPlace?
  let output: Output
  /// The folder of `--data`; nil for the usual ones.
  private let data: String?

  init(
    _ invocation: Invocation, _ offer: Offer, environment: [String: String], clocks: Clocks,
    output: Output = .standard
  ) throws {
    let command = offer.allCommands.first { $0.name == invocation.call?.command }
    let circumstances = try Circumstances(
      invocation, with: offer.supply, environment: environment, clocks: clocks,
      isPrompt: command?.isPrompt ?? false)
    self.circumstances = circumstances
    dependencies = circumstances.dependencies(for: offer) {
      Now(date: circumstances.date, zone: circumstances.dates.zone)
    }
    date = circumstances.pace.date(by: clocks)
    let words = circumstances.language.commandWords
    strings = circumstances.keyTexts.naming(circumstances.written.keys, in: words)
    (kinds, self.offer, self.output) = (offer.kinds, offer, output)
    self.invocation = invocation
    (place, data) = (invocation.place, invocation.data)
  }

  /// The database that all processes share.
  package var store: Store {
    get throws {
      guard let store = circumstances.store else {
        throw CommandError(strings.text("error.store.none"))
      }
      return store
    }
  }

  /// How to see on the screen what was added; nil while a dashboard shows it.
  package var invitation: String? {
    get throws { try store.isHeard ? nil : strings.text("command.invitation") }
  }

  /// Keeps what a dashboard shows before anything is kept, so that it doesn't vanish with a first change.
  package func keepBeginning() throws {
    guard try store.isHeard, try boards.file == nil else { return }
    try store.change { try offer.beginning($0, strings) }
  }

  /// The widgets on the Home Screen.
  package var instances: [Instance] {
    get throws { try boards.known(at: .home).instances }
  }

  /// The same, at the date that it is now.
  var renewed: CommandContext {
    var context = self
    context.circumstances = circumstances.renewed
    context.date = circumstances.date
    return context
  }

  var boards: StandingBoards {
    get throws { try StandingBoards(in: circumstances, kinds: kinds, first: offer.firstBoards) }
  }

  /// The same as with the flags among some words, such as `--data` and `--locale`, as far as they can be
  /// read.
  func meant(by words: some Sequence<String>) throws -> CommandContext {
    var invocation = Invocation()
    var rest = Array(words)[...]
    while let word = rest.popFirst() {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard let flag = offer.flags[written: parts.first ?? ""],
        case .takes(let value) = flag.effect,
        let text = parts.count > 1 ? parts[1] : rest.popFirst()
      else { continue }
      _ = value.store(&invocation, text)
    }
    invocation.language = invocation.language ?? language
    invocation.data = invocation.data ?? data
    return try CommandContext(
      invocation, offer, environment: environment, clocks: circumstances.clocks, output: output)
  }

  /// The configurations of a kind's widgets on the Home Screen; empty if that can't be read.
  package func configurations(of kind: String) -> [[String: IntentValue]] {
    (try? instances)?.filter { $0.kind == kind }.map(\.configuration) ?? []
  }

  /// Prints a sentence to standard error, apart from output that programs may read.
  package func tell(_ sentence: String) { Output.tell(sentence) }

  package func write(_ text: PrintedText) throws {
    try output.write(text)
  }

  /// Prints a picture in colours of a depth.
  package func write(_ canvas: Canvas, in depth: ColorDepth) throws {
    try output.write(.colors("\(AnsiText(canvas, depth: depth))\n"))
  }

  /// Prints a document of another format. A terminal gets it line by line, and harmless.
  package func export(_ document: String) throws {
    if output.isTerminal {
      try output.write(.lines(document))
    } else {
      try output.write(.export(document))
    }
  }

  /// The sentences that say an error, each for a line of its own.
  package func sentences(of error: any Error) -> [String] { strings.sentences(of: error) }
}

extension CommandContext {
  /// A sun drawn with a tier's blocks, in colours of a depth.
  package func sun(in tier: GlyphTier, _ depth: ColorDepth, on size: Size) throws -> Canvas {
    let look = Look(depth: depth, names: try NamedColors(parsing: Asset.colors.text))
    let surroundings = Surroundings(
      date: date, dates: dates, symbols: try SymbolIndex(of: Asset.figures.text), glyphs: tier)
    var environment = EnvironmentValues()
    environment.tell(look)
    let image = ZStack {
      Color(red: 0.09, green: 0.31, blue: 0.65)
      Image(systemName: "sun.max.fill").font(.system(size: 100)).foregroundStyle(.yellow)
    }
    let box = Node(archiving: image, in: environment)
      .laidOut(in: size, surroundings: surroundings)
    var canvas = Canvas(size: size)
    box.paint(on: &canvas, look: look, clippedTo: canvas.bounds)
    return canvas
  }
}

/// A word, or several of one sort, after a command.
package struct Operand: Sendable {
  package enum Count: Hashable, Sendable {
    case one, oneOrNone, several, anyNumber
  }

  let placeholder: String
  let suggestions: Suggestions
  private let count: Count

  package init(
    _ placeholder: String, _ count: Count = .one, suggesting suggestions: Suggestions = .none
  ) {
    (self.placeholder, self.count, self.suggestions) = (placeholder, count, suggestions)
  }

  var isOptional: Bool { count == .oneOrNone || count == .anyNumber }
  var repeats: Bool { count == .several || count == .anyNumber }

  /// The operand as shown in help.
  var synopsis: String {
    (isOptional ? "[\(placeholder)]" : placeholder) + (repeats ? "..." : "")
  }
}

/// Why a command fails, as a sentence in the user's language.
package struct CommandError: Error, CustomStringConvertible {
  package let description: String
  package let status: ExitStatus

  /// The command can't succeed at present.
  package init(_ sentence: String) {
    (description, status) = (sentence, .failure)
  }

  /// The command line is wrong.
  package init(misuse sentence: String) {
    (description, status) = (sentence, .usage)
  }
}

extension CommandError {
  /// An error about an unknown word, in the language of a string table; `sort` is the localization
  /// key of the kind of word.
  package init(
    unknown sort: String, _ word: String, among words: [String], in strings: StringTable
  ) {
    let shown = words.count > Self.mostWords + 1 ? words.prefix(Self.mostWords) : words.dropLast()
    let known = shown.joined(separator: ", ")
    let rest = words.count - shown.count
    let end = rest > 1 ? strings.text("command.more %@", rest.grouped) : words.last ?? ""
    let (key, hint) =
      if let near = words.nearest(to: word) {
        ("command.unknown.near %@ %@ %@", near)
      } else if known.isEmpty {
        (end.isEmpty ? "command.unknown.none %@ %@" : "command.unknown.one %@ %@ %@", end)
      } else {
        ("command.unknown.some %@ %@ %@", strings.text("command.and %@ %@", known, end))
      }
    self.init(misuse: strings.text(key, strings.text(sort), word.quoted, hint))
  }

  /// As many known words as somebody would read.
  private static let mostWords = 40
}

/// A flag of an action.
package struct Option: Sendable {
  let name: String
  /// The placeholder of the value; nil if the flag takes none.
  let placeholder: String?
  /// What may be given, if it is one of some words.
  let values: [String]
  /// What holds without it, if that can be typed.
  let usual: String?
  let suggestions: Suggestions

  package init(
    _ name: String, _ placeholder: String? = nil, values: [String] = [], usual: String? = nil,
    suggesting suggestions: Suggestions = .none
  ) {
    (self.name, self.placeholder) = (name, placeholder)
    (self.values, self.usual, self.suggestions) = (values, usual, suggestions)
  }

  /// The flag as typed, without a value.
  var written: String { "--\(name)" }

  /// The flag as shown in help.
  var synopsis: String { placeholder.map { "\(written) \($0)" } ?? written }
}

/// A call of a command by name, with its action and arguments.
struct CommandCall: Equatable, Sendable {
  let command: String
  var action: String?
  var arguments = Arguments()
}

/// The operands and options given to a command.
package struct Arguments: Equatable, Sendable {
  package internal(set) var words: [String] = []
  var options: [String: String] = [:]

  /// The value of an option, empty if it takes none; nil if it isn't given.
  package subscript(option: String) -> String? { options[option] }

  package var hasNoOptions: Bool { options.isEmpty }

  package func has(_ option: String) -> Bool { options[option] != nil }
}
