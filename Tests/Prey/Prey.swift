/// A reader of bytes from outside, which has to cope with any.
package enum Prey: String, CaseIterable, Sendable {
  case calendar, days, openMeteo, metNorway, answer, todo, keys, zone, terminfo, node, steps, toml

  /// Has the bytes read; throws if that breaks a law.
  package func read(_ bytes: [UInt8]) throws {
    switch self {
    case .calendar: try Self.readCalendar(bytes)
    case .days: try Self.readDays(bytes)
    case .openMeteo: try Self.readOpenMeteo(bytes)
    case .metNorway: try Self.readMETNorway(bytes)
    case .answer: try Self.readAnswer(bytes)
    case .todo: try Self.readTodo(bytes)
    case .keys: try Self.readKeys(bytes)
    case .zone: try Self.readZone(bytes)
    case .terminfo: try Self.readTerminfo(bytes)
    case .node: try Self.readNode(bytes)
    case .steps: try Self.readSteps(bytes)
    case .toml: try Self.readTOML(bytes)
    }
  }
}
