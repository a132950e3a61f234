import Home
import Intents

extension Tap {
  /// Performs the intent, and says what came of it.
  func perform() async -> Performance {
    do {
      return Performance(of: id, saying: try await type.perform(intent)?.words)
    } catch {
      return Performance(of: id, setback: Setback(error))
    }
  }
}

extension Setback {
  init(_ error: any Error) {
    self =
      switch error {
      case let setback as Setback: setback
      case let error as any CustomLocalizedStringResourceConvertible:
        .failed(
          error.localizedStringResource,
          whole: (error as? any CustomStringConvertible)?.description.harmless(upTo: 400))
      default: .failed(LocalizedStringResource("\(error)".harmless(upTo: 200) as String))
      }
  }
}
