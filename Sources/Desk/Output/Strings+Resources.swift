import System
import WidgetIntents

extension StringTable {
  /// A text that widgets and intents speak of, without control characters.
  func text(of resource: LocalizedStringResource) -> String {
    let values = resource.arguments.map { argument in
      switch argument {
      case .text(let text): text.harmless(upTo: 60)
      case .resource(let resource): text(of: resource)
      }
    }
    return text(resource.key, filledWith: values)
  }
}
