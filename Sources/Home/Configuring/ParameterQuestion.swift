import Almanac
import Boards
import Pages
import System
import WidgetIntents

/// A parameter of a widget as a question of a form. Its answers are the words of a setting, which are
/// empty for the default.
struct ParameterQuestion: Sendable {
  let parameter: ParameterDeclaration

  private static let mostSideBySide = 4

  /// The answer that stands for words; for words that can't be read, that of the default.
  func answer(to words: String, in zone: Zone) -> Field.Answer {
    switch parameter.kind {
    case .boolean where !parameter.isOptional:
      return .toggle(value(of: words, in: zone) == .boolean(true))
    case _ where parameter.looksUpChoices:
      return .chooser(Chooser(chosen(words), holdsMany: isList))
    case .list(.choice):
      var chooser = Chooser(
        known.filter { words.split(separator: ",").contains($0.id[...]) }, holdsMany: true)
      chooser.offer(known)
      return .chooser(chooser)
    case .choice, .boolean:
      let value = value(of: words, in: zone)
      let index = known.firstIndex { $0.id == value?.written } ?? 0
      if known.count <= Self.mostSideBySide { return .choice(known.map(\.title), index) }
      var chooser = Chooser(known.isEmpty ? [] : [known[index]])
      chooser.offer(known)
      return .chooser(chooser)
    default:
      let text = words.isEmpty ? parameter.initial?.typed ?? "" : words
      return .text(TextEntry(text, limit: Board.longestSetting))
    }
  }

  /// The words for an answer; empty for the default.
  func words(for answer: Field.Answer, in zone: Zone) -> String {
    let words =
      switch answer {
      case .toggle(let isOn): String(isOn)
      case .choice(_, let index): known.indices.contains(index) ? known[index].id : ""
      case .chooser(let chooser): chooser.chosen.map(\.id).joined(separator: ",")
      case .text(let entry): entry.text
      case .button: ""
      }
    guard let initial = parameter.initial,
      (try? parameter.value(written: words, in: zone)) == initial
    else { return words }
    return ""
  }

  /// A setting as a person would tell it: of a switch its name while it is on, of a choice its title.
  func told(_ words: String, in zone: Zone, _ strings: StringTable) -> String? {
    func shown(_ title: LocalizedStringResource) -> String { strings[title.key] ?? title.key }
    switch answer(to: words, in: zone) {
    case .toggle(let isOn): return isOn ? shown(LocalizedStringResource(parameter.title)) : nil
    case .choice(let titles, let index): return shown(titles[index])
    case .chooser(let chooser):
      return chooser.chosen.map { shown($0.title) }.joined(separator: ", ")
    case .text(let entry): return entry.text
    case .button: return nil
    }
  }

  /// The options that need no lookup, for a text that is searched: the default first, unless some
  /// value is one.
  func options(matching text: String, in strings: StringTable) -> [Chooser.Option] {
    Self.filter(known, by: text, in: strings)
  }

  /// The options that were looked up, with the default and what is chosen.
  func options(
    _ found: [ParameterChoice], besides chosen: [Chooser.Option], matching text: String,
    in strings: StringTable
  ) -> [Chooser.Option] {
    let found = found.map { Chooser.Option($0) }
    guard text.isEmpty || !parameter.isSearchable else { return found }
    let missing = chosen.filter { own in !found.contains { $0.id == own.id } && !own.id.isEmpty }
    return Self.filter(defaults + missing + found, by: text, in: strings)
  }

  private static func filter(
    _ options: [Chooser.Option], by text: String, in strings: StringTable
  ) -> [Chooser.Option] {
    let words = text.lowercased().split(separator: " ")
    return options.filter { option in
      let title = (strings[option.title.key] ?? option.title.key).lowercased()
      return words.allSatisfy { title.contains($0) || option.id.lowercased().contains($0) }
    }
  }

  /// The options for words whose titles aren't known yet.
  private func chosen(_ words: String) -> [Chooser.Option] {
    guard !words.isEmpty else { return defaults }
    let words = isList ? words.split(separator: ",").map(String.init) : [words]
    return words.map { Chooser.Option(id: $0, title: LocalizedStringResource($0)) }
  }

  /// The value of words, or the default.
  private func value(of words: String, in zone: Zone) -> IntentValue? {
    words.isEmpty
      ? parameter.initial : (try? parameter.value(written: words, in: zone)) ?? parameter.initial
  }

  private var isList: Bool { if case .list = parameter.kind { true } else { false } }

  private var defaults: [Chooser.Option] {
    guard !isList, parameter.initial == nil else { return [] }
    let detail = parameter.description.map { LocalizedStringResource($0) }
    return [Chooser.Option(id: "", title: "editor.default", detail: detail)]
  }

  private var known: [Chooser.Option] {
    switch parameter.kind {
    case .choice(let choices): defaults + choices.map { Chooser.Option($0) }
    case .list(.choice(let choices)): choices.map { Chooser.Option($0) }
    case .boolean:
      defaults + [
        Chooser.Option(id: "true", title: "form.on"),
        Chooser.Option(id: "false", title: "form.off"),
      ]
    default: []
    }
  }
}

extension Chooser.Option {
  init(_ choice: ParameterChoice) {
    self.init(
      id: choice.value.written, title: LocalizedStringResource(choice.title),
      detail: choice.detail.map { LocalizedStringResource($0) })
  }
}

extension IntentValue {
  /// The value as a person would type it; empty for what nobody types.
  fileprivate var typed: String {
    switch self {
    case .number(let number) where number == number.rounded() && abs(number) < 1e15:
      String(Int(bounded: number))
    case .list(let values): values.map(\.typed).joined(separator: ",")
    case .date, .nothing: ""
    default: written
    }
  }
}

extension ParameterQuestion {
  /// What is to be said beside an answer: why it can't be, or what it means; nil if nothing.
  func note(on answer: Field.Answer, by dates: DateWriter) -> Field.Note? {
    let words = words(for: answer, in: dates.zone)
    do {
      let value = words.isEmpty ? nil : try parameter.value(written: words, in: dates.zone)
      return value.flatMap { meaning(of: $0, by: dates) } ?? remark
    } catch {
      return .fault(reason(error))
    }
  }

  /// Whether words can't be saved.
  func isWrong(_ words: String, in zone: Zone) -> Bool {
    !words.isEmpty && (try? parameter.value(written: words, in: zone)) == nil
  }

  private var remark: Field.Note? {
    // A list says it beside the default.
    guard !parameter.looksUpChoices else { return nil }
    if let description = parameter.description {
      return .remark(LocalizedStringResource(description))
    }
    switch parameter.kind {
    case .boolean, .choice, .entity, .list(.choice), .list(.entity): return nil
    case .list: return .remark("editor.list")
    case .integer, .number, .text, .date: break
    }
    if let range = parameter.range {
      return .remark("editor.range \(range.least.short) \(range.greatest.short)")
    }
    return nil
  }

  private func meaning(of value: IntentValue, by dates: DateWriter) -> Field.Note? {
    guard case .date(let date) = value else { return nil }
    return .remark("editor.date \(dates.text(of: date, .date))")
  }

  private func reason(_ fault: BoardFault) -> LocalizedStringResource {
    if case .valueOutOfRange(_, _, let range) = fault {
      return "form.range \(range.least.short) \(range.greatest.short)"
    }
    switch parameter.kind {
    case .integer: return "editor.fault.integer"
    case .number: return "editor.fault.number"
    case .date: return "editor.fault.date"
    default: return "editor.fault"
    }
  }
}

extension IntentValue {
  /// A bound of a range.
  fileprivate var short: String {
    switch self {
    case .number(let number) where number == number.rounded() && abs(number) < 1e15:
      String(Int(bounded: number))
    default: written
    }
  }
}
