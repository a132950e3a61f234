package import Almanac
package import WidgetIntents

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
