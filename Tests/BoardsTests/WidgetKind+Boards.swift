import Timelines
import Views
import WidgetIntents

extension [WidgetKind] {
  /// Kinds for parsing boards, which never show anything.
  static let some: [WidgetKind] = [
    .silent(
      "weather", families: [.systemSmall, .systemMedium],
      parameters: [.named("city", .choice(["seoul", "busan"].map(ParameterChoice.named)))]),
    .silent(
      "dday", families: [.systemSmall, .accessoryInline],
      parameters: [
        .named("title", .text), .named("date", .date), .named("count", .integer),
        .named("scale", .number), .named("repeats", .boolean),
      ]),
  ]
}

extension WidgetKind {
  fileprivate static func silent(
    _ id: String, families: [WidgetFamily], parameters: [ParameterDeclaration]
  ) -> WidgetKind {
    WidgetKind(
      id: id, name: id, families: families, parameters: parameters,
      placeholder: { _, _ in Face(content: Node(archiving: Text("..."))) },
      timeline: { _, _ in throw CancellationError() })
  }
}

extension ParameterDeclaration {
  fileprivate static func named(_ name: String, _ kind: ParameterKind) -> Self {
    Self(name: name, title: name, kind: kind, initial: nil)
  }
}

extension ParameterChoice {
  fileprivate static func named(_ name: String) -> Self { Self(value: .text(name), title: name) }
}
