import Almanac
import Cast
import Home
import System
import WidgetIntents

extension Tap {
  /// Performs the intent; returns its result and, if it failed, a cause that may pass.
  func perform(
    in language: Language
  ) async -> (performance: Performance, passingError: (any PassingError)?) {
    do {
      return (Performance(of: id, saying: try await type.perform(intent)?.words), nil)
    } catch {
      let actionFault = ActionFault(error, in: language)
      return (Performance(of: id, actionFault: actionFault), error as? any PassingError)
    }
  }
}

extension ActionFault {
  init(_ error: any Error, in language: Language) {
    self =
      switch error {
      case let actionFault as ActionFault: actionFault
      case let said as any CustomLocalizedStringResourceConvertible:
        .failed(
          said.localizedStringResource,
          whole: (error as? any WordedError)?.sentence(in: language.commandWords).harmless(
            upTo: 400))
      default: .failed(LocalizedStringResource("\(error)".harmless(upTo: 200) as String))
      }
  }
}
