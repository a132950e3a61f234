package import Almanac
package import Store
package import Timelines
package import WidgetIntents

/// Parses widgets from words, given the available kinds.
package struct BoardReader {
  private let kinds: [WidgetKind]
  private let zone: Zone
  /// The parameters of the kinds used so far, cached because finding them is slow.
  private var parameters: [String: [ParameterDeclaration]] = [:]

  package init(kinds: [WidgetKind], zone: Zone) {
    self.kinds = kinds
    self.zone = zone
  }

  /// Reads a widget from words outside a board's text. Throws if one contains a control character,
  /// which text couldn't hold.
  package mutating func instance(of words: [String]) throws(BoardFault) -> Instance {
    try BoardLine.check(length: words.reduce(0) { $0 + $1.utf8.count + 1 })
    if let word = words.first(where: { $0.unicodeScalars.contains(where: \.isControl) }) {
      throw .controlCharacters(in: word)
    }
    return try instance(of: words, numbered: 0)
  }

  /// Reads only the words of a revision. Earlier settings may have become invalid, which is no
  /// reason to refuse new ones.
  package mutating func instance(
    of revision: Revision, about widget: SavedWidget
  ) throws(BoardFault) -> Instance {
    let known = kinds.first { $0.id == widget.kind }.map { parameters(of: $0).map(\.name) } ?? []
    if let name = revision.forgotten.first(where: { !known.contains($0) }) {
      throw .nothingToForget(name, known: known)
    }
    return try instance(of: [widget.kind, revision.family ?? widget.family] + revision.words)
  }

  mutating func instance(of words: [String], numbered number: Int) throws(BoardFault) -> Instance {
    let kind = try kind(named: words.first ?? "")
    let family = try family(named: words.dropFirst().first, of: kind)
    return Instance(
      id: Instance.ID(number), kind: kind.id, family: family,
      configuration: try configuration(words.dropFirst(2), of: kind))
  }

  /// Reads a saved widget as far as it can be shown.
  mutating func instance(of widget: SavedWidget) -> Instance {
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
    throw .unknownKind(name, known: kinds.map(\.id))
  }

  private func family(named name: String?, of kind: WidgetKind) throws(BoardFault) -> WidgetFamily {
    var names: [String] { kind.families.compactMap(\.name) }
    guard let name else { throw .missingFamily(of: kind.id, allowed: names) }
    guard let family = FamilyName(rawValue: name)?.family else {
      throw .unknownFamily(name, known: names)
    }
    guard kind.families.contains(family) else {
      throw .unfitFamily(name, of: kind.id, allowed: names)
    }
    return family
  }

  private mutating func configuration(
    _ words: ArraySlice<String>, of kind: WidgetKind
  ) throws(BoardFault) -> [String: IntentValue] {
    if words.isEmpty { return [:] }
    let parameters = parameters(of: kind)
    var values: [String: IntentValue] = [:]
    for word in words {
      guard let assignment = Assignment(word) else { throw .noSetting(word) }
      let name = assignment.name
      guard values[name] == nil else { throw .repeatedSetting(name) }
      values[name] = try parameters.value(
        of: name, written: assignment.value, for: kind.id, in: zone)
    }
    return values
  }

  private mutating func parameters(of kind: WidgetKind) -> [ParameterDeclaration] {
    let found = parameters[kind.id] ?? kind.parameters
    parameters[kind.id] = found
    return found
  }
}

/// The names of widget families in commands and files.
enum FamilyName: String, CaseIterable, Sendable {
  case small, medium, large
  case extraLarge = "extra-large"
  case circular, corner, rectangular, inline

  var family: WidgetFamily {
    switch self {
    case .small: .systemSmall
    case .medium: .systemMedium
    case .large: .systemLarge
    case .extraLarge: .systemExtraLarge
    case .circular: .accessoryCircular
    case .corner: .accessoryCorner
    case .rectangular: .accessoryRectangular
    case .inline: .accessoryInline
    }
  }
}

extension WidgetFamily {
  /// The family's name; nil if it has none.
  package var name: String? { FamilyName.allCases.first { $0.family == self }?.rawValue }
}

extension [ParameterDeclaration] {
  /// Parses the value of a parameter. Dates without an offset are in the zone.
  func value(
    of name: String, written text: String, for kind: String, in zone: Zone
  ) throws(BoardFault) -> IntentValue {
    guard let parameter = first(where: { $0.name == name }) else {
      throw .unknownParameter(name, of: kind, known: map(\.name))
    }
    return try parameter.value(written: text, in: zone)
  }
}

extension ParameterDeclaration {
  /// Parses a value. Dates without an offset are in the zone.
  package func value(written text: String, in zone: Zone) throws(BoardFault) -> IntentValue {
    guard let value = kind.value(written: text, in: zone) else {
      throw .wrongValue(text, of: self)
    }
    if let range, !range.contains(value) { throw .valueOutOfRange(text, of: name, range) }
    return value
  }
}

extension ParameterKind {
  fileprivate func value(written text: String, in zone: Zone) -> IntentValue? {
    switch self {
    case .boolean: Bool(text).map(IntentValue.boolean)
    case .integer: Int(text).map(IntentValue.integer)
    case .number: Double(text).flatMap { $0.isFinite ? .number($0) : nil }
    case .text, .entity: .text(text)
    case .list(let kind): Self.values(written: text, each: kind, in: zone).map(IntentValue.list)
    case .date: (try? WrittenDate(text)).map { .date($0.date(in: zone)) }
    case .choice(let choices): choices.first { $0.value.written == text }?.value
    }
  }

  /// The values of a list separated by commas; nil if one of them is invalid.
  private static func values(
    written text: String, each kind: ParameterKind, in zone: Zone
  ) -> [IntentValue]? {
    let words = text.split(separator: ",")
    let values = words.compactMap { kind.value(written: String($0), in: zone) }
    return values.count == words.count ? values : nil
  }
}

extension IntentValue {
  /// The value as written in a line.
  package var written: String {
    if case .text(let text) = self { text } else { description }
  }
}
