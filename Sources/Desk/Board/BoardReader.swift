import Almanac
import Intents
import Store
import Timelines

/// Makes widgets of the words of the board's lines.
struct BoardReader {
  private let kinds: [WidgetKind]
  private let zone: Zone
  /// Of the kinds that have come up; to look for them takes a while.
  private var parameters: [String: [ParameterDeclaration]] = [:]

  init(kinds: [WidgetKind], zone: Zone) {
    self.kinds = kinds
    self.zone = zone
  }

  mutating func instance(of words: [String], numbered number: Int) throws(BoardFault) -> Instance {
    let kind = try kind(named: words[0])
    let family = try family(named: words.dropFirst().first, of: kind)
    return Instance(
      id: Instance.ID(number), kind: kind.id, family: family,
      configuration: try configuration(words.dropFirst(2), of: kind))
  }

  /// As far as it can be shown: a kind may be gone since it was put there, or a setting of it.
  mutating func instance(of widget: PlacedWidget) -> Instance {
    let family = FamilyName(rawValue: widget.family)?.family ?? .systemSmall
    let words = widget.settings.map { "\($0)=\($1)" }
    var values: [String: IntentValue] = [:]
    if let kind = kinds.first(where: { $0.id == widget.kind }) {
      for word in words {
        let value = (try? configuration([word], of: kind)) ?? [:]
        values.merge(value) { first, _ in first }
      }
    }
    return Instance(
      id: Instance.ID(widget.id.number), kind: widget.kind, family: family, configuration: values)
  }

  private func kind(named name: String) throws(BoardFault) -> WidgetKind {
    if let kind = kinds.first(where: { $0.id == name }) { return kind }
    throw BoardFault("there is no kind \(name.quoted)", name, among: kinds.map(\.id))
  }

  private func family(named name: String?, of kind: WidgetKind) throws(BoardFault) -> WidgetFamily {
    let names = kind.families.compactMap(\.name)
    guard let name else {
      throw BoardFault("\(kind.id) lacks its family; it is \(names.alternatives)")
    }
    guard let family = FamilyName(rawValue: name)?.family else {
      throw BoardFault("there is no family \(name.quoted)", name, among: names)
    }
    guard kind.families.contains(family) else {
      throw BoardFault("\(kind.id) can't be \(name); it is \(names.alternatives)")
    }
    return family
  }

  private mutating func configuration(
    _ words: ArraySlice<String>, of kind: WidgetKind
  ) throws(BoardFault) -> [String: IntentValue] {
    if words.isEmpty { return [:] }
    let parameters = parameters[kind.id] ?? kind.parameters
    self.parameters[kind.id] = parameters
    var values: [String: IntentValue] = [:]
    for word in words {
      guard let setting = Setting(word) else {
        throw BoardFault("\(word.quoted) is no name=value")
      }
      let name = setting.name
      guard values[name] == nil else { throw BoardFault("\(name.quoted) is said twice") }
      values[name] = try parameters.value(of: name, written: setting.value, for: kind, in: zone)
    }
    return values
  }
}
