import Boards
import System
import Timelines
import WidgetIntents

/// What may follow on a command line that is being typed.
struct Completion {
  /// The words so far, the one that is being typed last.
  private let words: [String]
  private let commands: [Command]
  private let flags: Flags

  /// The position in which the last word stands.
  fileprivate enum Position {
    case command
    case action(Command)
    case operand(Command, Action, [String])
    case widget
    case value(of: Flag)
    case optionValue(Option)
    case nothing
  }

  init(_ words: [String], commands: [Command], flags: Flags) {
    (self.words, self.commands, self.flags) = (words, commands, flags)
  }

  private var typed: String { words.last ?? "" }

  /// The words that go on from what is typed, in the order of help; nil if a file may follow.
  func suggestions(in context: CommandContext) throws -> [Suggestion]? {
    let (position, command, action) = readBefore()
    if typed.hasPrefix("-"), !position.isValue {
      return starting(flagSuggestions(command, action, context.strings))
    }
    switch position {
    case .command:
      return starting(valuesOfFlagBefore + commandSuggestions(context.strings))
    case .action(let command):
      let names = actionSuggestions(of: command, context.strings)
      guard let plain = command.action(named: nil) else { return starting(names) }
      return try found(plain.operand(at: 0)?.suggestions, [typed], context).map {
        starting(names + $0)
      }
    case .operand(let command, let action, let before):
      let operand = action.operand(at: before.count)
      let others =
        action.name == nil && before.isEmpty ? actionSuggestions(of: command, context.strings) : []
      return try found(operand?.suggestions, before + [typed], context).map {
        starting(others + $0)
      }
    case .widget: return starting(try found(.widgets, [typed], context) ?? [])
    case .value(let flag):
      if flag.takesFile { return nil }
      return starting(flag.suggestedValues.map { Suggestion($0) })
    case .optionValue(let option):
      let values = option.values.filter { !$0.contains(" ") && !$0.contains("'") }
      return try found(option.suggestions, [typed], context).map {
        starting(values.map { Suggestion($0) } + $0)
      }
    case .nothing: return []
    }
  }

  /// Nil for files.
  private func found(
    _ suggestions: Suggestions?, _ typed: [String], _ context: CommandContext
  ) throws -> [Suggestion]? {
    switch suggestions {
    case nil, Suggestions.none?: []
    case .files?: nil
    case .found(let search)?: try search(typed, context)
    }
  }

  private func starting(_ suggestions: [Suggestion]) -> [Suggestion] {
    suggestions.filter { $0.word.hasPrefix(typed) }
  }
}

extension Completion {
  /// Reads the words before the last one.
  private func readBefore() -> (Position, Command?, Action?) {
    var (position, command, action) = (Position.command, Command?.none, Action?.none)
    var operands: [String] = []
    for word in words.dropLast() {
      if position.isValue {
        position = resting(command, action, operands, position)
      } else if word.hasPrefix("-"), let option = action?.option(written: word) {
        if option.placeholder != nil { position = .optionValue(option) }
      } else if word.hasPrefix("-"), let flag = flags[written: word] {
        if flag.needsValue { position = .value(of: flag) }
      } else if word.hasPrefix("-") {
        continue
      } else if let known = command {
        if let named = known.action(named: word), action?.name == nil, operands.isEmpty {
          action = named
        } else {
          operands.append(word)
        }
        position = resting(command, action, operands, position)
      } else if let found = commands.first(where: { $0.name == word }) {
        (command, action) = (found, found.action(named: nil))
        position = resting(command, action, operands, position)
      } else if let subcommand = Subcommand(rawValue: word) {
        position = subcommand.argument == nil ? .nothing : .widget
      } else if word != Program.help {
        position = .nothing
      }
    }
    return (position, command, action)
  }

  private func resting(
    _ command: Command?, _ action: Action?, _ operands: [String], _ position: Position
  ) -> Position {
    guard let command else { return position.isValue ? .command : position }
    guard let action else { return .action(command) }
    return .operand(command, action, operands)
  }

  /// The values of a flag before the last word that may stand alone.
  private var valuesOfFlagBefore: [Suggestion] {
    guard let word = words.dropLast().last,
      case .mayTake(let value, _)? = flags[written: word]?.effect
    else { return [] }
    return value.words.map { Suggestion($0) }
  }

  private func commandSuggestions(_ strings: StringTable) -> [Suggestion] {
    Subcommand.allCases.map { Suggestion($0.rawValue, strings.summary(of: $0)) }
      + commands.map { Suggestion($0.name, strings.summary(of: $0)) }
      + [Suggestion(Program.help, strings.text("command.help"))]
  }

  private func actionSuggestions(
    of command: Command, _ strings: StringTable
  ) -> [Suggestion] {
    command.actions.compactMap { action in
      action.name.map { Suggestion($0, strings.explanation(of: command, action).line) }
    }
  }

  private func flagSuggestions(
    _ command: Command?, _ action: Action?, _ strings: StringTable
  ) -> [Suggestion] {
    let subcommand = words.dropLast().lazy.compactMap(Subcommand.init(rawValue:)).first
    var suggestions: [Suggestion] = []
    if let command, let action {
      suggestions = action.options.map {
        Suggestion($0.written, strings.explanation(of: $0, of: command, action).line)
      }
    }
    let known = Set(suggestions.map(\.word))
    let others = flags.belongingEverywhere + (subcommand.map(flags.belonging) ?? [])
    return suggestions
      + others.filter { !known.contains($0.written) }.map {
        Suggestion($0.written, strings.explanation(of: $0).line)
      }
  }
}

extension Completion.Position {
  fileprivate var isValue: Bool {
    switch self {
    case .value, .optionValue: true
    case .command, .action, .operand, .widget, .nothing: false
    }
  }
}

extension Action {
  /// The operand at an index; the last one may take several words.
  fileprivate func operand(at index: Int) -> Operand? {
    if operands.indices.contains(index) { return operands[index] }
    return operands.last?.repeats == true ? operands.last : nil
  }
}

extension Flag {
  fileprivate var needsValue: Bool {
    if case .takes = effect { true } else { false }
  }

  /// Whether its value is the path of a folder.
  fileprivate var takesFile: Bool { name == Flag.data.name }

  /// The words that its value may be, also where help shows them as its placeholder.
  fileprivate var suggestedValues: [String] {
    guard choices.isEmpty, case .takes(let value) = effect else {
      return choices.filter { !$0.contains("PATH") }
    }
    return value.words
  }
}

extension FlagValue {
  /// The words in the placeholder that can be typed as they are.
  fileprivate var words: [String] {
    placeholder.split { "{|}".contains($0) }.map(String.init).filter {
      $0.allSatisfy(\.isLowercase)
    }
  }
}

/// Where a shell finds the words for an operand or a value.
package enum Suggestions: Sendable {
  package typealias Search =
    @Sendable (_ typed: [String], _ context: CommandContext) throws -> [Suggestion]

  case none
  case files
  /// By the operands so far, the one that is being typed last.
  case found(Search)

  static let widgets = found { _, context in
    try context.instances.map { Suggestion("\($0.id)", $0.kind) }
  }

  static let kinds = found { _, context in context.kinds.map { Suggestion($0.id) } }

  /// The families of the kind that was typed first.
  static let families = found { typed, context in
    let kind = context.kinds.first { $0.id == typed.first }
    return kind?.families.compactMap(\.name).map { Suggestion($0) } ?? []
  }

  /// The settings of the kind that was typed first, or of the widget with its number.
  static let settings = found { typed, context in
    let widget = try? context.instances.first { "\($0.id)" == typed.first }
    let kind = context.kinds.first { $0.id == widget?.kind ?? typed.first ?? "" }
    return kind?.parameters.map { Suggestion("\($0.name)=") } ?? []
  }
}

/// A word that may be typed, and what it means; the note may be empty.
package struct Suggestion: Hashable, Sendable {
  let word: String
  let note: String

  package init(_ word: String, _ note: String = "") {
    (self.word, self.note) = (word, note)
  }
}

extension Command {
  /// The completion command, which shells use.
  static let completion = Command(
    name: "completion",
    actions: CompletionScript.allCases.map(\.action) + [.completionWords])
}

extension CompletionScript {
  fileprivate var action: Action {
    Action(name: rawValue, examples: [example]) { _, context in
      try context.export(text)
      return .success
    }
  }

  private var example: String {
    switch self {
    case .bash, .zsh: "source <(widgetty completion \(rawValue))"
    case .fish: "widgetty completion fish | source"
    }
  }
}

extension Action {
  /// Prints the words, each with a tab and what it means.
  fileprivate static let completionWords = Action(
    name: "words", operands: [Operand("WORD", .anyNumber)],
    examples: ["widgetty completion words -- dday re"]
  ) { arguments, context in
    let completion = Completion(
      arguments.words, commands: context.offer.allCommands, flags: context.offer.flags)
    let typed = try context.meant(by: arguments.words.dropLast())
    guard let suggestions = try completion.suggestions(in: typed) else {
      try context.write(.row(CompletionScript.files))
      return .success
    }
    let lines = suggestions.map {
      "\($0.word.harmless)\t\($0.note.harmless(upTo: 60))\n"
    }
    try context.export(lines.joined())
    return .success
  }
}

/// The script that has a shell ask this program what may follow.
enum CompletionScript: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// Printed in place of words where the shell is to offer files.
  static let files = ":files"

  var text: String {
    switch self {
    case .bash: Self.bashText
    case .zsh: Self.zshText
    case .fish: Self.fishText
    }
  }

  private static let bashText = #"""
    # Completions of widgetty for bash; with bash-completion also of words with = and :.
    _widgetty() {
      local cur="${COMP_WORDS[COMP_CWORD]}" cword=$COMP_CWORD line word
      local -a words=("${COMP_WORDS[@]}")
      if declare -F _get_comp_words_by_ref >/dev/null; then
        _get_comp_words_by_ref -n =: cur words cword
      fi
      COMPREPLY=()
      while IFS= read -r line; do
        word=${line%%$'\t'*}
        if [[ $word == :files ]]; then
          compopt -o filenames
          mapfile -t COMPREPLY < <(compgen -f -- "$cur")
          return
        fi
        [[ $word == *= ]] && compopt -o nospace
        COMPREPLY+=("$(printf %q "$word")")
      done < <("${words[0]}" completion words -- "${words[@]:1:cword}" 2>/dev/null)
      if declare -F __ltrim_colon_completions >/dev/null; then
        __ltrim_colon_completions "$cur"
      fi
      # What stands before the last = has been typed already, as far as bash is concerned.
      if [[ $cur == *=* && $COMP_WORDBREAKS == *=* ]]; then
        COMPREPLY=("${COMPREPLY[@]#"${cur%"${cur##*=}"}"}")
      fi
    }
    complete -F _widgetty widgetty

    """#

  private static let zshText = #"""
    #compdef widgetty
    # Completions of widgetty for zsh.
    _widgetty() {
      local -a lines whole open
      local line word note
      lines=("${(@f)$("${(Q)words[1]}" completion words -- "${(@Q)words[2,CURRENT]}" 2>/dev/null)}")
      for line in $lines; do
        word=${line%%$'\t'*}
        note=${line#*$'\t'}
        if [[ $word == :files ]]; then
          _files
          return
        fi
        [[ -n $word ]] || continue
        word=${word//:/\\:}
        if [[ $word == *= ]]; then open+=("$word:$note"); else whole+=("$word:$note"); fi
      done
      local result=1
      (( $#whole )) && _describe -V widgetty whole && result=0
      (( $#open )) && _describe -V widgetty open -S '' && result=0
      return result
    }
    if [[ $funcstack[1] == _widgetty ]]; then _widgetty "$@"; else compdef _widgetty widgetty; fi

    """#

  private static let fishText = #"""
    # Completions of widgetty for fish.
    function __widgetty_words
        set -l typed (commandline -opc)
        set -l program $typed[1]
        set -e typed[1]
        set -l lines ($program completion words -- $typed (commandline -ct) 2>/dev/null)
        if test "$lines[1]" = :files
            __fish_complete_path (commandline -ct)
            return
        end
        printf '%s\n' $lines
    end
    complete -c widgetty -f -a '(__widgetty_words)'

    """#
}
