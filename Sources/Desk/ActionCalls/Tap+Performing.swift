import Cast
import Home
import Printing
import WidgetIntents

extension Tap {
  /// Performs the intent; returns its result and, if it failed, a cause that may pass.
  func perform() async -> (performance: Performance, passingError: (any PassingError)?) {
    do {
      return (Performance(of: id, saying: try await type.perform(intent)?.words), nil)
    } catch {
      return (Performance(of: id, actionFault: ActionFault(error)), error as? any PassingError)
    }
  }
}

extension ActionFault {
  init(_ error: any Error) {
    self =
      switch error {
      case let actionFault as ActionFault: actionFault
      case let error as any CustomLocalizedStringResourceConvertible:
        .failed(
          error.localizedStringResource,
          whole: (error as? any CustomStringConvertible)?.description.harmless(upTo: 400))
      default: .failed(LocalizedStringResource("\(error)".harmless(upTo: 200) as String))
      }
  }
}
