import Boards
import Timelines
import WidgetIntents
import System

extension HelpSection {
  /// The widget kinds with their families and settings.
  static func widgets(of kinds: [WidgetKind], in strings: StringTable) -> HelpSection {
    HelpSection(
      title: strings.text("manual.widgets"),
      entries: kinds.map { kind in
        let families = kind.families.compactMap(\.name).joined(separator: " ")
        let settings = kind.parameters.map(\.synopsis).joined(separator: " ")
        return Entry(term: kind.id, text: settings.isEmpty ? families : "\(families); \(settings)")
      })
  }
}

extension ParameterDeclaration {
  /// The longest list shown in full; errors show longer ones.
  private static let mostChoices = 4

  /// The setting as typed, with a placeholder: `city=CITY`, `yearly=true|false`.
  fileprivate var synopsis: String { "\(name)=\(placeholder(of: kind))" }

  private func placeholder(of kind: ParameterKind) -> String {
    switch kind {
    case .boolean: "true|false"
    case .integer, .number: "NUMBER"
    case .date: "DATE"
    case .choice(let choices) where choices.count <= Self.mostChoices:
      choices.map(\.value.written).joined(separator: "|")
    case .list(let kind): "\(placeholder(of: kind)),..."
    case .text, .entity, .choice: name.uppercased()
    }
  }
}
