import Home
import Intents

extension Tap {
  /// Performs the intent, and says why nothing came of it.
  func setback() async -> Setback? {
    do {
      try await type.perform(intent)
      return nil
    } catch let setback as Setback {
      return setback
    } catch let error as any CustomLocalizedStringResourceConvertible {
      let whole = (error as? any CustomStringConvertible)?.description
      return .failed(error.localizedStringResource, whole: whole?.harmless(upTo: 400))
    } catch {
      return .failed(LocalizedStringResource("\(error)".harmless(upTo: 200) as String))
    }
  }
}
